import { wholeBonuses } from '../account/bonuses/whole-bonuses.ts'
import { hasBonuses } from '../account/bonuses/write-off.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { getBonusClient } from '../contracts/bonuses.ts'
import { listShippingAddresses } from '../contracts/delivery.ts'
import { countNotifications } from '../contracts/notifications.ts'
import { countBlanks, countOrders } from '../contracts/orders.ts'
import type { RouteName } from '../routes/routes.ts'

import type { ShopRequest } from './define-loader.ts'

type CountsRequest = Pick<ShopRequest, 'backend' | 'configuration' | 'optional' | 'session'>

/** By routes. */
export type AccountCounts = Readonly<Record<string, number>>

/** How much there is behind an entry of the account's menu, by its route. */
const counted: readonly (readonly [RouteName, (backend: EndpointCall) => Promise<number>])[] = [
  ['user-profile-order-status', async backend => (await backend(countOrders, {})).all],
  ['user-profile-blank-status', async backend => (await backend(countBlanks, {})).all],
  ['user-bonus', async backend => wholeBonuses((await backend(getBonusClient, {})).value)],
  ['user-profile-notifications', async backend => (await backend(countNotifications, {})).unread],
  [
    'user-profile-addresses',
    async backend => (await backend(listShippingAddresses, {})).data.length
  ]
]

/**
 * The numbers beside the entries of a member's menu, by their routes; one that cannot be read is left out
 * (G6). Where the shop has bonuses switched off, nothing is asked about them (§6).
 */
export const readCounts = async ({
  backend,
  configuration,
  optional,
  session
}: CountsRequest): Promise<AccountCounts> => {
  const withBonuses = hasBonuses(configuration, session)
  const asked = counted.filter(([route]) => route !== 'user-bonus' || withBonuses)
  const readings = asked.map(async ([route, count]) => {
    const found = await optional(count(backend), undefined)
    return found === undefined ? [] : [[route, found] as const]
  })
  return Object.fromEntries((await Promise.all(readings)).flat())
}
