export {
  type Choice,
  choiceWords,
  type Option,
  readChoice,
  soldOutSize,
  spokenOption
} from './choice.ts'
export { picturesFrom } from './color-picture.ts'
export { explainPrice, type PriceCircumstances, type PriceReason } from './explain-price.ts'
export { type GroupView, groupViews, type TierView, tierAt } from './group.view.ts'
export { priceMessages } from './price.messages.ts'
export { isFew, stockWords } from './stock.ts'
