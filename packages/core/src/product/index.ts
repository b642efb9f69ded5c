export { type CardView, cardView } from './card.view.ts'
export {
  type Choice,
  choiceWords,
  type Option,
  readChoice,
  soldOutSize,
  spokenOption
} from './choice.ts'
export { picturesFrom } from './color-picture.ts'
export { type DeliveryFact, deliveryFacts } from './delivery.view.ts'
export { explainPrice, type PriceCircumstances, type PriceReason } from './explain-price.ts'
export { type GroupView, groupViews, type TierView, tierAt } from './group.view.ts'
export type { OpenProduct } from './open-product.ts'
export { priceMessages } from './price.messages.ts'
export {
  type ProductCommand,
  type ProductState,
  productChoice,
  productPhase,
  productSubject,
  type ShownProduct
} from './product.ts'
export { type ProductView, productView } from './product.view.ts'
export { productHref } from './product-href.ts'
export { showRating } from './rating.ts'
export { type StickerView, stickerViews } from './stickers.ts'
export { isFew, stockWords } from './stock.ts'
