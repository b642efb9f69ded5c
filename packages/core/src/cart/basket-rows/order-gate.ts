import type { BasketContext } from '../../basket/basket-state.ts'
import type { BasketTotal } from '../../entities/basket.ts'
import type { SessionContext } from '../../session/session-state.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { type BasketRow, basketRows, selectedRows } from './basket-rows.view.ts'

/** Whether the checkout can be gone to, and if not, why. */
export type OrderGate =
  /** A chosen line has something wrong about it: it is looked at first. */
  | { readonly kind: 'wrong'; readonly row: BasketRow }
  | { readonly kind: 'nothing' }
  /** `lacking`: rubles up to the least sum of an order (B8). */
  | { readonly kind: 'open'; readonly lacking: number }

/** A member may leave to the shop what could be ordered: it calls, and fills in the order itself. */
export const canLeaveToShop = (
  { kind }: OrderGate,
  { signedIn }: Pick<SessionContext, 'signedIn'>
): boolean => signedIn && kind === 'open'

/** The way from the basket to the checkout. */
export function orderGate(basket: BasketContext, total: BasketTotal): OrderGate {
  const row = selectedRows(basketRows(basket, true)).find(({ message }) => message !== '')
  if (row !== undefined) return { kind: 'wrong', row }
  if (total.count === 0) return { kind: 'nothing' }
  const lacking = kopecks(total.calculationalLimitPrice) - kopecks(total.factualLimitPrice)
  return { kind: 'open', lacking: Math.max(0, lacking) / 100 }
}
