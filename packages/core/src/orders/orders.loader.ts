import type { EndpointCall } from '../api/endpoint-call.ts'
import type { Optional } from '../api/optional.ts'
import type { Repetition } from '../cart/repeat/repeat-outcome.view.ts'
import { countOrders, listOrders, previewRepeat } from '../contracts/orders.ts'
import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import { type OrderCardView, type OrderPage, orderCardView, orderPage } from './order-list.view.ts'
import { orderOfNow, statusOfOlder } from './order-way.ts'
import { repeatedAt, repetitionOf } from './posted-repeat.ts'
import { readCounted } from './status-list/counted-list.loader.ts'
import { EVERY_STATUS } from './status-list/status-list.ts'

const NEWEST = 4

interface OrderReadings {
  readonly call: EndpointCall
  readonly optional: Optional
}

interface OrderQuestion {
  /** A status code; every one where it is left out. */
  readonly status?: string
  readonly page?: number
  readonly limit: number
  /** Words of the number or of what was bought. */
  readonly search?: string
}

/** One page of a visitor's orders; a status that the shop does not know is no page. */
export async function readOrders(
  { call, optional }: OrderReadings,
  { status = EVERY_STATUS, page = FIRST_PAGE, limit, search = '' }: OrderQuestion
): Promise<OrderPage> {
  const query = { status, page, limit, ...(search !== '' && { search }) }
  const { list, counts } = await readCounted(optional, {
    ...{ entity: 'order', status },
    ...{ reading: call(listOrders, { query }), counting: call(countOrders, {}) }
  })
  return orderPage(list, counts, { status, page, search })
}

/** The newest orders of a member, and the one that matters now, however many newer ones are over. */
export interface OrdersOfNow extends OrderPage {
  readonly now: OrderCardView | undefined
}

export async function readOrdersOfNow(readings: OrderReadings): Promise<OrdersOfNow> {
  const { call, optional } = readings
  const page = await readOrders(readings, { limit: NEWEST })
  const newest = orderOfNow(page.cards)
  const status = statusOfOlder(page)
  if (status === undefined) return { ...page, now: newest }
  const asking = call(listOrders, { query: { status, page: FIRST_PAGE, limit: 1 } })
  const [older] = (await optional(asking, undefined))?.data ?? []
  return { ...page, now: older === undefined ? newest : orderCardView(older, page.flow) }
}

/** What came of a form that has repeated the order of this address; undefined where none has. */
export async function readRepetition(
  { call, optional }: OrderReadings,
  url: string,
  orderId: string
): Promise<Repetition | undefined> {
  const added = repeatedAt(url)
  if (added === undefined) return undefined
  const lines = (await optional(call(previewRepeat, { query: { orderId } }), undefined))?.data
  return lines === undefined && added === 0 ? undefined : repetitionOf(added, lines ?? [])
}
