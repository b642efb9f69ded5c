export { type ChosenPrice, type ChosenTier, cardPrice, tierPrice } from './card-price.ts'
export {
  FREE_DELIVERY_REMAINDER_RUBLES,
  type FreeDelivery,
  freeDelivery,
  freeDeliveryRemainder
} from './free-delivery.ts'
export { kopecks } from './kopecks.ts'
export { logBadAmounts } from './log-bad-amounts.ts'
export { discountPercent, percent } from './percent.ts'
export { formatAmount, formatPrice } from './price-format.ts'
export {
  inCurrency,
  type PriceCut,
  type PriceRules,
  priceCut,
  priceRules,
  showPrice
} from './price-rules.ts'
export { type SumRow, type Sums, sumText } from './sums.ts'
