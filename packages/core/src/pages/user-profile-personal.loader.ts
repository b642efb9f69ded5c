import { getPartProfile, getProfile, getUserParams } from '../contracts/users.ts'

import { defineLoader } from './define-loader.ts'

export const loader = defineLoader('user-profile-personal', async ({ backend }) => ({
  data: { profile: await backend(getProfile, {}) },
  sections: {
    contacts: () => backend(getPartProfile, {}),
    params: () => backend(getUserParams, {})
  }
}))
