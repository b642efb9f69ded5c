import { type BonusPage, bonusPage } from '../account/bonuses/bonus-page.view.ts'
import { hasBonuses } from '../account/bonuses/write-off.ts'
import { newNotifications } from '../account/notifications/notification.view.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { getBonusBalance, getBonusClient } from '../contracts/bonuses.ts'
import { listNotifications } from '../contracts/notifications.ts'
import { getProfile } from '../contracts/users.ts'
import { readOrdersOfNow } from '../orders/orders.loader.ts'

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
