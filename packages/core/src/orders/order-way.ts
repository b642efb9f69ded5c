import type { Order, OrderCard, OrderStatus } from '../entities/order.ts'
import { formatDay, formatTime } from '../values/calendar/date-format.ts'
import { isCollected } from '../values/shipping/is-collected.ts'
import { ordersMessages as messages } from './orders.messages.ts'

/** A step of an order's way. */
export interface OrderStage {
  readonly title: string
  readonly place: 'done' | 'now' | 'ahead'
  /** ISO time; undefined where the order has not been or nobody wrote it down. */
  readonly at?: string | undefined
  /** «5 ноября, 14:05» */
  readonly when?: string | undefined
}

/** The way of an order. */
export interface OrderWay {
  readonly stages: readonly OrderStage[]
  /** How far the zip is, from 0 to 1; undefined of a cancelled order, which is on no way. */
  readonly value: number | undefined
}

/** The statuses of an order's life in their order, as the server lists them. */
export type OrderFlow = readonly OrderStatus[]

/** A zip that has only been touched: its runner stays inside its place. */
export const WAY_OPENED = 0.04

/** What tells which stages an order passes. */
type TravellingOrder = Pick<OrderCard, 'status' | 'payment'> & {
  readonly delivery?: Pick<Order['delivery'], 'type'> | undefined
  readonly history?: Order['history'] | undefined
}

const PAID = 'paid'

/**
 * The stages of one order: all of the flow but the payment of what is paid on receipt, the wait at a point
 * of what a courier brings, and the cancellation. A stage that it has been at is one of them in any case.
 */
function stagesOf(order: TravellingOrder, flow: OrderFlow): OrderFlow {
  const { status, payment, delivery, history = [] } = order
  const passed = new Set([status.code, ...history.map(event => event.status.code)])
  const isSkipped = ({ code, tone }: OrderStatus) =>
    (code === PAID && payment.method === 'on_receipt') ||
    (tone === 'ready' && delivery?.type !== undefined && !isCollected(delivery.type))
  return flow.filter(
    each => each.tone !== 'cancelled' && (passed.has(each.code) || !isSkipped(each))
  )
}

/** The way of a card: each stage of the order by its name, and the zip where the order is of them. */
export function shortWay(order: TravellingOrder, flow: OrderFlow): OrderWay {
  const all = stagesOf(order, flow)
  const now = all.findIndex(({ code }) => code === order.status.code)
  const stages = all.map(({ title }, index) => ({ title, place: placeOf(index, now) }))
  return { stages, value: now < 0 ? undefined : zipAt(now, all.length - 1) }
}

/** Everything the order went through, with its days, and what is still ahead of it. */
export function wholeWay(order: Order, known: OrderFlow): OrderWay {
  const { status, history } = order
  const flow = known.length > 0 ? known : (order.flow ?? [])
  const last = history.length - 1
  const past = history.map((each, index) => ({
    title: each.status.title,
    at: each.at,
    when: `${formatDay(each.at)}, ${formatTime(each.at)}`,
    place: placeOf(index, last)
  }))
  const ahead = aheadOf(order, flow)
  const isCancelled = status.tone === 'cancelled'
  const isLost = ahead.length === 0 && status.tone !== 'done'
  return {
    stages: [...past, ...ahead],
    // Where nobody told what is ahead, only a received order is at its end.
    value: isCancelled || isLost ? undefined : zipAt(last, last + ahead.length)
  }
}

const zipAt = (place: number, end: number) => (end > 0 ? Math.max(WAY_OPENED, place / end) : 1)

function aheadOf(order: TravellingOrder, flow: OrderFlow): OrderStage[] {
  const all = stagesOf(order, flow)
  const from = all.findIndex(each => each.code === order.status.code)
  if (from === -1 || order.status.tone === 'cancelled') return []
  return all.slice(from + 1).map(({ title }) => ({ title, place: 'ahead' }))
}

function placeOf(index: number, now: number): OrderStage['place'] {
  if (index === now) return 'now'
  return index < now ? 'done' : 'ahead'
}

/** «Дальше: в пути»: what an order waits for. */
export function nextStage(order: TravellingOrder, flow: OrderFlow): string {
  const [next] = aheadOf(order, flow)
  return next === undefined ? messages.atHome : messages.next(next.title.toLowerCase())
}

/** Whether a buyer still waits for an order. */
export const isUnderWay = ({ status: { tone } }: Pick<OrderCard, 'status'>): boolean =>
  tone !== 'done' && tone !== 'cancelled'

/** The order that matters now, of the newest first: the newest under way, else the newest. */
export const orderOfNow = <Card extends Pick<OrderCard, 'status'>>(
  cards: readonly Card[]
): Card | undefined => cards.find(isUnderWay) ?? cards[0]

/**
 * The status to ask for the order that matters now, where none of the newest is under way but an older
 * one is: of several the furthest on. `tabs` are the statuses that hold an order.
 */
export function statusOfOlder({
  cards,
  tabs,
  flow
}: {
  readonly cards: readonly Pick<OrderCard, 'status'>[]
  readonly tabs: readonly { readonly code: string }[]
  readonly flow: OrderFlow
}): string | undefined {
  return cards.some(isUnderWay) ? undefined : statusesUnderWay(flow, tabs).at(-1)
}

/** The codes of the statuses under way, of those that hold an order. */
export const statusesUnderWay = (
  flow: OrderFlow,
  held: readonly { readonly code: string }[]
): readonly string[] =>
  flow
    .filter(status => isUnderWay({ status }))
    .map(({ code }) => code)
    .filter(code => held.some(each => each.code === code))
