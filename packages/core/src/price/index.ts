export { type ChosenPrice, type ChosenTier, cardPrice, tierPrice } from './card-price.ts'
export { freeDeliveryRemainder } from './free-delivery.ts'
export { explainLines, type LineProvenance } from './line-provenance.ts'
export { discountPercent, percent } from './percent.ts'
export { formatAmount, formatPrice } from './price-format.ts'
export {
  explainPrice,
  explainTotal,
  type LineShare,
  type PriceProvenance,
  type PriceQuestion,
  shareTotal,
  type TotalProvenance,
  type TotalSums
} from './price-provenance.ts'
