import type { Profile } from '@vitrina/core'
import { getProfile } from '@vitrina/core/contracts'

import { countAll } from '../../account/order-page.ts'
import type { PageLoader } from '../page-loader.ts'

export interface PersonalData {
  readonly profile: Profile
  readonly orders: number
}

export const loadPersonal: PageLoader<'user-profile-personal', PersonalData> = async ({
  backend
}) => {
  const [profile, orders] = await Promise.all([backend(getProfile, {}), countAll(backend)])
  return { data: { profile, orders } }
}
