import { routePath } from '@vitrina/core'
import { getProfile, resetPassword } from '@vitrina/core/contracts'
import { formSentPath, isFormSent } from '@vitrina/core/routes'

import { defineLoader, type PagePost } from './define-loader.ts'

export const loader = defineLoader(
  'user-profile-reset-password',
  async ({ backend, url }) => {
    const { email } = await backend(getProfile, {})
    return { data: { email, isSent: isFormSent(url) } }
  },
  ask
)

async function ask(...[{ backend }]: Parameters<PagePost>): Promise<string> {
  const { email } = await backend(getProfile, {})
  await backend(resetPassword, { body: { email } })
  return formSentPath(routePath('user-profile-reset-password'))
}
