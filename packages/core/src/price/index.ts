export { type ChosenPrice, type ChosenTier, cardPrice, tierPrice } from './card-price.ts'
export { freeDeliveryRemainder } from './free-delivery.ts'
export { discountPercent, percent } from './percent.ts'
export { formatAmount, formatPrice } from './price-format.ts'
export {
  explainPrice,
  explainTotal,
  type LineShare,
  type PriceProvenance,
  type PriceQuestion,
  shareTotal,
  type TotalProvenance
} from './price-provenance.ts'
