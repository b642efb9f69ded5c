export { nextIntentId } from '../platform/intent-id.ts'
export { createBasketMachine } from './basket.machine.ts'
export { basketMessages } from './basket.messages.ts'
export {
  appliedPromo,
  isBasketEmpty,
  isDeliveryNeeded,
  isPromoBusy,
  isTotalStale,
  lineMessage,
  promoButtonLabel,
  promoButtonLook,
  promoError
} from './basket.selectors.ts'
export { basketSubject } from './basket.ts'
export {
  type BasketRow,
  basketRows,
  piecesOf,
  rowMax,
  rowName,
  selectedRows
} from './basket.view.ts'
export type { BasketCommand } from './basket-command.ts'
export { badgeCount, isUnsettled, quantityOf } from './basket-log.ts'
export { projectedBuckets } from './basket-projection.ts'
export { type BasketContext, basketState, compactBasketState, emptyBasket } from './basket-state.ts'
export { type BasketSums, basketSums } from './basket-sums.ts'
export { basketWords, fewWords, removalText } from './basket-words.ts'
export { constructorSetId } from './constructor-set.ts'
export { type OrderGate, orderGate } from './order-gate.ts'
export { withPageBasket } from './page-basket.ts'
export { createPromoCodeMachine } from './promo-code.machine.ts'
export { promoCodeLabel, promoCodeLook, promoCodeValue } from './promo-code.selectors.ts'
export {
  agreeCommand,
  canRestore,
  countCommand,
  neighbourOf,
  removeCommands,
  restoreCommands,
  selectCommand,
  typedCommands
} from './row-commands.ts'
export { rowPrice } from './row-price.ts'
