import { getProfile } from '@vitrina/core/contracts'
import type { Profile } from '@vitrina/core/entities'
import type { OrderPage } from '@vitrina/core/orders'

import { newestOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

export interface ProfileData {
  readonly profile: Profile
  readonly orders: OrderPage
}

const NEWEST = 4

export const loader = defineLoader('user-profile', async ({ backend }) => {
  const [profile, orders] = await Promise.all([
    backend(getProfile, {}),
    newestOrders(backend, NEWEST)
  ])
  return { data: { profile, orders } }
})
