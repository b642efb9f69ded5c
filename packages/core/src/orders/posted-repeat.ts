import type { Repetition } from '../cart/repeat/repeat-outcome.view.ts'
import type { RepeatLine } from '../entities/repeat-line.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'

const NAME = 'repeated'
const COUNT = /^\d{1,3}$/

/** Where a form that has repeated an order leads: to the basket, or to what tells of the missing. */
export const repeatedHref = (orderId: string, { added, missing }: Repetition): string =>
  missing.length === 0
    ? routePath('cart')
    : `${routePath('user-profile-order-detail-id', { id: orderId })}?${NAME}=${added}`

/** How many lines the order at this address has just put into the basket; undefined where none was asked to. */
export function repeatedAt(url: string): number | undefined {
  const added = queryParams(url).get(NAME) ?? ''
  return COUNT.test(added) ? Number(added) : undefined
}

/** What the order's page tells then: an address names no goods, so that nobody can write them into it. */
export const repetitionOf = (added: number, lines: readonly RepeatLine[]): Repetition => ({
  added,
  missing: lines.filter(({ stock }) => stock === 0).map(({ title }) => title)
})
