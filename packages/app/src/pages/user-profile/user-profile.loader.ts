import { type BonusPage, bonusPage, hasBonuses } from '@vitrina/core/bonuses'
import {
  getBonusBalance,
  getBonusClient,
  getProfile,
  listNotifications,
  listOrders
} from '@vitrina/core/contracts'
import { newNotifications } from '@vitrina/core/notifications'
import {
  type OrderCardView,
  type OrderPage,
  orderCardView,
  orderOfNow,
  statusOfOlder
} from '@vitrina/core/orders'

import { newestOrders } from '../../orders/order-page.ts'
import type { Backend } from '../../page/backend.ts'
import { defineLoader, type ShopRequest } from '../../page/define-loader.ts'

const NEWEST_ORDERS = 4
const NEWEST_CHANGES = 3
const NEWEST_NOTIFICATIONS = 3

/** What matters now: the order under way, the bonuses, what came since the last time. */
export const loader = defineLoader('user-profile', async request => {
  const { backend } = request
  return {
    data: { profile: await backend(getProfile, {}) },
    parts: {
      orders: () => readOrdersOfNow(request),
      bonuses: () => readBonuses(request),
      notifications: () => readNew(backend)
    }
  }
})

export interface OrdersOfNow extends OrderPage {
  /** The order that matters now, however many newer ones are over. */
  readonly now: OrderCardView | undefined
}

async function readOrdersOfNow(request: ShopRequest): Promise<OrdersOfNow> {
  const { backend, optional } = request
  const page = await newestOrders(request, NEWEST_ORDERS)
  const newest = orderOfNow(page.cards)
  const status = statusOfOlder(page)
  if (status === undefined) return { ...page, now: newest }
  const asking = backend(listOrders, { query: { status, page: 1, limit: 1 } })
  const [older] = (await optional(asking, undefined))?.data ?? []
  return { ...page, now: older === undefined ? newest : orderCardView(older, page.flow) }
}

/** `null` while the shop has bonuses switched off: then nothing is asked (§9). */
async function readBonuses(request: ShopRequest): Promise<BonusPage | null> {
  const { backend, configuration, session } = request
  if (!hasBonuses(configuration, session)) return null
  const query = { page: 1, limit: NEWEST_CHANGES }
  const [balance, client] = await Promise.all([
    backend(getBonusBalance, { query }),
    backend(getBonusClient, {})
  ])
  return bonusPage({ balance, client, accounts: [] }, query)
}

async function readNew(backend: Backend) {
  const query = { page: 1, limit: NEWEST_NOTIFICATIONS }
  const { data } = await backend(listNotifications, { query })
  return newNotifications(data)
}
