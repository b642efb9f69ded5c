import type { OrderCard } from '../entities/order.ts'
import { formatDay } from '../values/calendar/date-format.ts'
import { ordersMessages } from './orders.messages.ts'

/** A fact of how an order is collected: «Когда», «ежедневно 10:00–21:00». */
export interface PickupRow {
  readonly name: string
  readonly words: string
}

/** Where, when, until which day and by which code an order is collected; empty while it does not wait. */
export function pickupRows({ pickup }: Pick<OrderCard, 'pickup'>): readonly PickupRow[] {
  if (pickup === undefined) return []
  const { where, when, until, code } = ordersMessages.pickup
  const rows = [
    { name: where, words: pickup.address },
    { name: when, words: pickup.hours },
    // A calendar date has no hour that a time zone could move.
    { name: until, words: pickup.until === '' ? '' : formatDay(pickup.until, 'UTC') },
    { name: code, words: pickup.code }
  ]
  return rows.filter(({ words }) => words !== '')
}
