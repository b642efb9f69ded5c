export { type BasketBonuses, basketBonuses } from './basket-bonuses.view.ts'
export { bonusPageMessages } from './bonus-page.messages.ts'
export {
  type BonusPage,
  type BonusQuery,
  type BonusRow,
  bonusPage,
  bonusQuery
} from './bonus-page.view.ts'
export { productBonus } from './product-bonus.view.ts'
export { wholeBonuses } from './whole-bonuses.ts'
export { hasBonuses, typedWriteOff, type WriteOff, writeOff } from './write-off.ts'
