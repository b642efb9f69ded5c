import { getProfile, resetPassword } from '../contracts/users.ts'
import { formSentPath, isFormSent } from '../routes/form-paths.ts'
import { routePath } from '../routes/route-path.ts'
import { defineLoader, type PagePost } from './define-loader.ts'
import { ownEmail } from './own-email.ts'

export const password = defineLoader('user-profile-password', async request => ({
  data: { email: await ownEmail(request) }
}))

export const forgottenPassword = defineLoader(
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
