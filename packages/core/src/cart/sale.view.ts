import { lineMessage } from '../basket/basket.selectors.ts'
import { quantityOf } from '../basket/basket-log.ts'
import type { BasketContext } from '../basket/basket-state.ts'
import type { Choice } from '../catalog/choice/choice.ts'
import { type PurchaseView, purchaseView } from '../catalog/choice/purchase.view.ts'

/** The purchase block of a product: what is chosen of it, and how much of that lies in the basket. */
export interface SaleView extends PurchaseView {
  /** What commands of the basket know it by; undefined while a size is still to be chosen. */
  readonly key: number | undefined
  /** Pieces in the basket. */
  readonly count: number
  /** What the server says of them, or an empty string. */
  readonly message: string
}

/** Undefined of a product without groups. */
export function saleView({ group, shown }: Choice, basket: BasketContext): SaleView | undefined {
  if (shown === undefined) return undefined
  const key = group?.id
  const count = key === undefined ? 0 : quantityOf(basket, key)
  const message = key === undefined ? '' : lineMessage(basket, key)
  return { ...purchaseView(shown, count), key, count, message }
}
