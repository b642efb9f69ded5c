import { isTotalStale } from '../../basket/basket.selectors.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import { basketSums } from '../../basket/basket-sums.ts'
import type { BasketTotal } from '../../entities/basket.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { sumsMessages as messages } from '../../values/price/sums.messages.ts'
import { deliveryRow, type Sums } from '../../values/price/sums.ts'
import { type CheckoutContext, isDeliveryChosen } from '../order-form/checkout-state.ts'
import { deliveryPrice, isWaitingForSums, orderTotal } from './checkout.selectors.ts'

/** What an order costs before it is placed, as far as it is known. */
export interface CheckoutSums extends Sums {
  /** «2 товара с доставкой». */
  readonly note: string
  /** Its delivery is in the total, or none is needed. */
  readonly isWhole: boolean
  /** The last sums, while new ones are counted. */
  readonly isStale: boolean
}

/** The basket’s sums and its delivery; undefined until the basket has been read. */
export function checkoutSums(
  checkout: CheckoutContext,
  basket: BasketContext
): CheckoutSums | undefined {
  const { total } = basket
  if (total === undefined) return undefined
  const delivery = deliveryPrice(checkout)
  const isWhole = delivery !== undefined
  return {
    rows: [...basketSums(total).rows, deliveryRow(...deliveryOf(checkout, delivery))],
    total: {
      title: isWhole ? messages.toPay : messages.withoutDelivery,
      rubles: orderTotal(checkout) ?? added(total.price, delivery)
    },
    note: noteOf(total, isWhole && checkout.needsDelivery),
    isWhole,
    isStale: isWaitingForSums(checkout) || isTotalStale(basket)
  }
}

function deliveryOf(
  checkout: CheckoutContext,
  price: number | undefined
): Parameters<typeof deliveryRow> {
  if (!checkout.needsDelivery) return [undefined, messages.notNeeded]
  if (price !== undefined) return [price]
  if (!isDeliveryChosen(checkout)) return [undefined, messages.choosePlace]
  return [undefined, checkout.deliveryFailure === '' ? messages.counting : messages.uncounted]
}

function noteOf({ count }: BasketTotal, isSent: boolean) {
  const products = countOf(count, countedNouns.products)
  return isSent ? messages.withIt(products) : messages.withoutIt(products)
}

const added = (goods: number, delivery = 0) => (kopecks(goods) + kopecks(delivery)) / 100
