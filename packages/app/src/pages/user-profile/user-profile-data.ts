import type { Profile } from '@vitrina/core'
import { getProfile } from '@vitrina/core/contracts'
import type { OrderPage } from '@vitrina/react-ui'

import { newestOrders } from '../../account/order-page.ts'
import type { PageLoader } from '../page-loader.ts'

export interface ProfileData {
  readonly profile: Profile
  readonly orders: OrderPage
}

const NEWEST = 4

export const loadProfile: PageLoader<'user-profile', ProfileData> = async ({ backend }) => {
  const [profile, orders] = await Promise.all([
    backend(getProfile, {}),
    newestOrders(backend, NEWEST)
  ])
  return { data: { profile, orders } }
}
