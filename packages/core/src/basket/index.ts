export { type IntentSource, nextIntentId } from '../platform/intent-id.ts'
export {
  type BasketActor,
  type BasketApi,
  type BasketEvent,
  createBasketMachine
} from './basket.machine.ts'
export { basketMessages, mergedLineText } from './basket.messages.ts'
export {
  appliedPromo,
  isBasketEmpty,
  isBasketKnown,
  isDeliveryNeeded,
  isLineSelected,
  isLineUnsettled,
  isPromoBusy,
  isSetSelected,
  isSetUnsettled,
  isTotalStale,
  lineMessage,
  type PromoButtonLook,
  promoButtonLabel,
  promoButtonLook,
  promoError,
  setMessage
} from './basket.selectors.ts'
export { basketSubject } from './basket.ts'
export {
  type BasketRow,
  basketRows,
  type LineRow,
  piecesOf,
  rowMax,
  rowName,
  type SetRow,
  selectedRows
} from './basket.view.ts'
export { createBasketApi } from './basket-api.ts'
export type { BasketCommand } from './basket-command.ts'
export { type BasketFact, factsBetween } from './basket-facts.ts'
export {
  badgeCount,
  basketAfter,
  isUnsettled,
  linesOf,
  quantityOf,
  setQuantityOf,
  setsOf,
  withReading
} from './basket-log.ts'
export { projectedBuckets } from './basket-projection.ts'
export { type BasketRequest, dispatched } from './basket-requests.ts'
export { answered, type BasketAnswer } from './basket-settle.ts'
export {
  type BasketContext,
  type BasketOperation,
  basketState,
  compactBasketState,
  countsOf,
  emptyBasket,
  type IntentState,
  type LineIntent,
  type RemovedLine,
  setCountsOf
} from './basket-state.ts'
export { type BasketSums, basketSums } from './basket-sums.ts'
export { basketWords, fewWords, removalText } from './basket-words.ts'
export { choiceOf, constructorSetId } from './constructor-set.ts'
export type { MergedLine } from './merged-lines.ts'
export { type OrderGate, orderGate } from './order-gate.ts'
export { withPageBasket } from './page-basket.ts'
export {
  createPromoCodeMachine,
  type PromoCodeActor,
  type PromoCodeContext,
  type PromoCodeEvent
} from './promo-code.machine.ts'
export {
  promoCodeLabel,
  promoCodeLook,
  promoCodeValue
} from './promo-code.selectors.ts'
export type { PromoCommand, PromoFacts } from './promo-code-facts.ts'
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
export { type RowPrice, rowPrice } from './row-price.ts'
