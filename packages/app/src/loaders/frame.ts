import { hasBonuses, wholeBonuses } from '@vitrina/core/account'
import type { EndpointCall } from '@vitrina/core/api'
import {
  countBlanks,
  countNotifications,
  countOrders,
  getBonusClient,
  listShippingAddresses
} from '@vitrina/core/contracts'
import type { RouteName } from '@vitrina/core/routes'

import type { ShopRequest } from './define-loader.ts'

/** What stands around a page. */
export type FrameKind = 'bare' | 'plain' | 'member' | 'entrance' | 'slim'

/** What a frame needs beyond the data of its page. */
export interface FrameData {
  /** How much there is behind the entries of the account's menu, by their routes. */
  readonly counts?: Readonly<Record<string, number>>
}

type FrameRequest = Pick<ShopRequest, 'backend' | 'configuration' | 'optional' | 'session'>

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

/** What the frame of a page shows besides the page; server only. It never costs the page (G6). */
export const readFrame = async (
  { kind }: { readonly kind: FrameKind },
  request: FrameRequest
): Promise<FrameData> =>
  kind === 'member' && request.session.signedIn ? { counts: await readCounts(request) } : {}

/** Where the shop has bonuses switched off, nothing is asked about them (§6). */
const readCounts = async ({ backend, configuration, optional, session }: FrameRequest) => {
  const withBonuses = hasBonuses(configuration, session)
  const asked = counted.filter(([route]) => route !== 'user-bonus' || withBonuses)
  const readings = asked.map(async ([route, count]) => {
    const found = await optional(count(backend), undefined)
    return found === undefined ? [] : [[route, found] as const]
  })
  return Object.fromEntries((await Promise.all(readings)).flat())
}
