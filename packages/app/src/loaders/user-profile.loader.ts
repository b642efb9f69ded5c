import { type BonusPage, bonusPage, hasBonuses, newNotifications } from '@vitrina/core/account'
import type { EndpointCall } from '@vitrina/core/api'
import {
  getBonusBalance,
  getBonusClient,
  getProfile,
  listNotifications
} from '@vitrina/core/contracts'
import { readOrdersOfNow } from '@vitrina/core/orders'

import { defineLoader, type ShopRequest } from './define-loader.ts'

const NEWEST_CHANGES = 3
const NEWEST_NOTIFICATIONS = 3

/** What matters now: the order under way, the bonuses, what came since the last time. */
export const loader = defineLoader('user-profile', async request => {
  const { backend, optional } = request
  return {
    data: { profile: await backend(getProfile, {}) },
    sections: {
      orders: () => readOrdersOfNow({ call: backend, optional }),
      bonuses: () => readBonuses(request),
      notifications: () => readNew(backend)
    }
  }
})

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

async function readNew(backend: EndpointCall) {
  const query = { page: 1, limit: NEWEST_NOTIFICATIONS }
  const { data } = await backend(listNotifications, { query })
  return newNotifications(data)
}
