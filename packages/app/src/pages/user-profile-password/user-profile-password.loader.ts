import { defineLoader } from '../../page/define-loader.ts'
import { ownEmail } from '../../session/own-email.ts'

export const loader = defineLoader('user-profile-password', async request => ({
  data: { email: await ownEmail(request) }
}))
