import { getProfile } from '@vitrina/core/contracts'

import { newestOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

const NEWEST = 4

export const loader = defineLoader('user-profile', async ({ backend }) => ({
  data: { profile: await backend(getProfile, {}) },
  parts: { orders: () => newestOrders(backend, NEWEST) }
}))
