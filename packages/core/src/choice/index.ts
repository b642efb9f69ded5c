export {
  type Choice,
  choiceWords,
  type Option,
  readChoice,
  type ShownGroup,
  soldOutSize
} from './choice.ts'
export { choiceHref } from './choice-href.ts'
export { picturesFrom } from './color-picture.ts'
export { explainPrice, type PriceCircumstances, type PriceReason } from './explain-price.ts'
export { type GroupView, groupViews } from './group.view.ts'
export { priceMessages } from './price.messages.ts'
export { type PurchaseView, purchaseView } from './purchase.view.ts'
