export { createBasketMachine } from './basket.machine.ts'
export { basketMessages } from './basket.messages.ts'
export {
  appliedPromo,
  isBasketEmpty,
  isTotalStale,
  lineMessage,
  promoError
} from './basket.selectors.ts'
export { basketSubject } from './basket.ts'
export type { BasketCommand } from './basket-commands.ts'
export type { LineKey } from './basket-line.ts'
export { badgeCount, isUnsettled, quantityOf } from './basket-log.ts'
export { type BasketContext, basketState, compactBasketState, emptyBasket } from './basket-state.ts'
export { basketSums } from './basket-sums.ts'
export { constructorSetId } from './constructor-set.ts'
export { notifyKeptBasket } from './notify-kept-basket.ts'
export { withPageBasket } from './page-basket.ts'
export { postPieces } from './posted-pieces.ts'
export { promoField, promoPressed, promoSeen, promoTyped } from './promo-code.ts'
