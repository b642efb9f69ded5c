import { getProfile } from '@vitrina/core/contracts'

import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('user-profile-password', async ({ backend }) => {
  const { email } = await backend(getProfile, {})
  return { data: { email } }
})
