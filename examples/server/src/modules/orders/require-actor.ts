import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { orderMessages as messages } from './order.messages.ts'
import { findOwnOrder, isOfGuest, type OrderRow, requireKeyOrder } from './read-orders.ts'

interface Named {
  readonly orderId: string
  /** Of a letter, or of its code. */
  readonly key?: string | undefined
}

/**
 * The order of whoever may act on it: of its buyer, or of a guest by the key of his letter. A member
 * acts signed in: a key of his order, which he may have passed on, only shows it. Any other is refused
 * with 404.
 */
export async function requireActor(
  call: Pick<Call, 'db' | 'settings' | 'now' | 'visitor'>,
  { orderId, key }: Named
): Promise<OrderRow> {
  const own = await findOwnOrder(call.db, orderId, call.visitor)
  if (own !== undefined) return own
  if (key === undefined) throw new HttpError(404, messages.notFound)
  const named = await requireKeyOrder(call, key)
  if (named.id !== orderId || !isOfGuest(named)) throw new HttpError(404, messages.notFound)
  return named
}
