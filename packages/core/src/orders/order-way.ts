import { formatDay, formatTime } from '../calendar/date-format.ts'
import type { Order, OrderCard, OrderStatus } from '../entities/order.ts'
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

type Tone = OrderStatus['tone']

const milestones: readonly Tone[] = ['waiting', 'moving', 'ready', 'done']

/**
 * The four milestones of a card: one for each tone, told by the status the order has or will have.
 * The zip stands at the milestone whose name is told below it.
 */
export function shortWay(status: OrderStatus, flow: OrderFlow): OrderWay {
  const now = milestones.indexOf(status.tone)
  const stages = milestones.map((tone, index) => {
    const own = flow.filter(each => each.tone === tone)
    const place = placeOf(index, now)
    const shown = { done: own.at(-1), now: status, ahead: own[0] }[place]
    return { title: shown?.title ?? '', place }
  })
  return { stages, value: now < 0 ? undefined : zipAt(now, milestones.length - 1) }
}

/** Everything the order went through, with its days, and what is still ahead of it. */
export function wholeWay({ status, history }: Order, flow: OrderFlow): OrderWay {
  const last = history.length - 1
  const past = history.map((each, index) => ({
    title: each.status.title,
    at: each.at,
    when: `${formatDay(each.at)}, ${formatTime(each.at)}`,
    place: placeOf(index, last)
  }))
  const ahead = aheadOf(status, flow)
  const isCancelled = status.tone === 'cancelled'
  return {
    stages: [...past, ...ahead],
    value: isCancelled ? undefined : zipAt(last, last + ahead.length)
  }
}

const zipAt = (place: number, end: number) => (end > 0 ? Math.max(WAY_OPENED, place / end) : 1)

function aheadOf(status: OrderStatus, flow: OrderFlow): OrderStage[] {
  const from = flow.findIndex(each => each.code === status.code)
  if (from === -1 || status.tone === 'cancelled') return []
  return flow
    .slice(from + 1)
    .filter(({ tone }) => tone !== 'cancelled')
    .map(({ title }) => ({ title, place: 'ahead' }))
}

function placeOf(index: number, now: number): OrderStage['place'] {
  if (index === now) return 'now'
  return index < now ? 'done' : 'ahead'
}

/** «Дальше: в пути»: what an order waits for. */
export function nextStage(status: OrderStatus, flow: OrderFlow): string {
  const [next] = aheadOf(status, flow)
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
