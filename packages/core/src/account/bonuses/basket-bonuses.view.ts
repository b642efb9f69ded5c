import type { BasketTotal } from '../../entities/basket.ts'
import type { SiteConfiguration } from '../../entities/site.ts'

/** What a basket says of bonuses; nothing where the shop has them switched off. */
export interface BasketBonuses {
  /** The visitor has some to write off. */
  readonly isOffered: boolean
  /** Bonuses that come back after the order was received. */
  readonly back: number
}

export const basketBonuses = (
  { availableBonuses, bonusesForAccrual }: BasketTotal,
  { needToUseBonuses }: Pick<SiteConfiguration, 'needToUseBonuses'>
): BasketBonuses =>
  needToUseBonuses
    ? { isOffered: availableBonuses.length > 0, back: Math.max(0, bonusesForAccrual) }
    : { isOffered: false, back: 0 }
