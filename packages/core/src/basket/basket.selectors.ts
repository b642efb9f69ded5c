import { freeDeliveryRemainder } from '../values/price/free-delivery.ts'
import { type LineKey, lineIn } from './basket-line.ts'
import { isUnsettled, linesOf } from './basket-log.ts'
import { type BasketContext } from './basket-state.ts'

/** Sums are the server's: while a wish is unsettled they are shown as being counted. */
export const isTotalStale = (basket: BasketContext) => basket.version < 0 || isUnsettled(basket)

/** Something of what is selected has to be sent; so it is until the server says otherwise. */
export const isDeliveryNeeded = ({ total }: Pick<BasketContext, 'total'>): boolean =>
  total?.needsDelivery ?? true

/** The goods cost enough to be sent for nothing. */
export const isDeliveryFree = ({ total }: Pick<BasketContext, 'total'>): boolean =>
  total !== undefined && freeDeliveryRemainder(total) === 0

export const isBasketEmpty = (basket: BasketContext) => linesOf(basket).length === 0

/** The server’s basket has been read. */
export const isBasketRead = (basket: BasketContext) => basket.version >= 0

/** The message at a line: why its change was refused, else what the server says of it. */
export const lineMessage = ({ failures, buckets }: BasketContext, key: LineKey): string =>
  failures[key] ?? lineIn(buckets, key)?.basketErr ?? ''

export const isLineUnsettled = ({ log }: BasketContext, key: LineKey): boolean =>
  log.some(intent => intent.key === key)

/**
 * Tells whether a line that the server has just refused to change waits for the basket to be read anew.
 * Its counter takes nothing meanwhile (§5): nobody knows yet what the line may have.
 */
export const isLineSettling = (basket: BasketContext, key: LineKey): boolean =>
  basket.reading !== 'no' &&
  !basket.paused &&
  Object.hasOwn(basket.failures, key) &&
  !isLineUnsettled(basket, key)

export const appliedPromo = (basket: BasketContext) => basket.total?.promocodeUsed ?? ''

export const promoError = (basket: BasketContext) => basket.promoError

export const isPromoBusy = (basket: BasketContext) =>
  basket.operations.some(operation => operation.kind === 'promo')
