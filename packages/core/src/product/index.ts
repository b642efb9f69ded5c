export { type CardView, cardView } from './card.view.ts'
export { type DeliveryFact, deliveryFacts } from './delivery.view.ts'
export type { OpenProduct } from './open-product.ts'
export {
  type ProductCommand,
  type ProductState,
  productChoice,
  productPhase,
  productSubject
} from './product.ts'
export { type ProductView, productView } from './product.view.ts'
export { productHref } from './product-href.ts'
export { isTruePath, productTrail } from './product-path.ts'
export { showRating } from './rating.ts'
export { type StickerView, stickerViews } from './stickers.ts'
