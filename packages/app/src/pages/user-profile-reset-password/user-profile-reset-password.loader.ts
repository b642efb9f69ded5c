import { routePath } from '@vitrina/core'
import { getProfile, resetPassword } from '@vitrina/core/contracts'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader, type PagePost } from '../../page/define-loader.ts'

export const loader = defineLoader(
  'user-profile-reset-password',
  async ({ backend, url }) => {
    const { email } = await backend(getProfile, {})
    return { data: { email, isSent: queryParams(url).get('sent') === '1' } }
  },
  ask
)

async function ask(...[{ backend }]: Parameters<PagePost>): Promise<string> {
  const { email } = await backend(getProfile, {})
  await backend(resetPassword, { body: { email } })
  return `${routePath('user-profile-reset-password')}?sent=1`
}
