export {
  type BonusesActor,
  type BonusesApi,
  type BonusesEvent,
  createBonusesMachine
} from './bonuses.machine.ts'
export {
  bonusesMessage,
  bonusesValue,
  bonusLog,
  expectedBonuses,
  hasMoreBonusLog,
  heldBonuses
} from './bonuses.selectors.ts'
export { createBonusesApi } from './bonuses-api.ts'
export { type BonusesContext, bonusesState, type OpenedBonuses } from './bonuses-state.ts'
export { productBonus } from './product-bonus.view.ts'
export { fitWriteOff, hasBonuses, typedWriteOff, type WriteOff, writeOff } from './write-off.ts'
