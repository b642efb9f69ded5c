import type { BonusesContext } from './bonuses-state.ts'

/** Bonuses that can be used; undefined until they are known. */
export const bonusesValue = ({ value }: BonusesContext) => value

export const bonusLog = ({ log }: BonusesContext) => log

export const hasMoreBonusLog = ({ page, pages }: BonusesContext) => page < pages

/** Bonuses that come when the orders on their way are done. */
export const expectedBonuses = ({ client }: BonusesContext) => client?.expected ?? 0

/** Bonuses written off for orders on their way. */
export const heldBonuses = ({ client }: BonusesContext) => client?.held ?? 0

export const bonusesMessage = ({ failure }: BonusesContext) => failure
