import type { Order } from '../entities/order.ts'
import { tabStorageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

type TabStorage = Pick<Platform, 'tabStorage'>

/** An order whose answer was lost, found when the next one was placed. */
export interface EarlierOrder {
  readonly id: string
  readonly number: string
}

/** Keeps for the page of `order` that an earlier one was placed, too. */
export function keepEarlierOrder({ tabStorage }: TabStorage, earlier: Order, order: Order): void {
  const { id, number } = earlier
  tabStorage.set(tabStorageKeys.earlierOrder, JSON.stringify({ of: order.id, id, number }))
}

/** The order that turned out to be placed before this one in this tab, if there is one. */
export function earlierOrderOf(
  { tabStorage }: TabStorage,
  orderId: string
): EarlierOrder | undefined {
  const { of, id, number } = recordOf(tabStorage.get(tabStorageKeys.earlierOrder))
  if (of !== orderId || typeof id !== 'string' || typeof number !== 'string') return undefined
  return { id, number }
}

/** What cannot be read is nothing: anybody may write there. */
function recordOf(text = '{}'): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
