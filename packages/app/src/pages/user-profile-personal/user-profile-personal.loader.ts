import { getProfile } from '@vitrina/core/contracts'
import type { Profile } from '@vitrina/core/entities'

import { countAll } from '../../frames/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

export interface PersonalData {
  readonly profile: Profile
  readonly orders: number
}

export const loader = defineLoader('user-profile-personal', async ({ backend }) => {
  const [profile, orders] = await Promise.all([backend(getProfile, {}), countAll(backend)])
  return { data: { profile, orders } }
})
