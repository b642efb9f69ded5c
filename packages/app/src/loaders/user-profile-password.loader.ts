import { defineLoader } from './define-loader.ts'
import { ownEmail } from './own-email.ts'

export const loader = defineLoader('user-profile-password', async request => ({
  data: { email: await ownEmail(request) }
}))
