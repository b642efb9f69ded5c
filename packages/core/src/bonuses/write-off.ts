import type { BasketTotal } from '../entities/basket.ts'
import type { BonusClient } from '../entities/bonus.ts'

/** How many bonuses may be written off, and how many are. One bonus is one ruble. */
export interface WriteOff {
  readonly available: number
  /** No more than the shop takes for this sum. */
  readonly limit: number
  readonly used: number
  /** The server took fewer than `wanted`: the limit is to be shown. */
  readonly isCut: boolean
}

const ALL = 100

/** What a visitor can choose; the server has the last word. `wanted` as it was asked for. */
export function writeOff(
  total: Pick<BasketTotal, 'availableBonuses' | 'bonusesForWriteOff' | 'factualLimitPrice'>,
  client: Pick<BonusClient, 'writeOffPercent'> | undefined,
  wanted = total.bonusesForWriteOff
): WriteOff {
  const available = total.availableBonuses.reduce((sum, { value }) => sum + kopecks(value), 0)
  const share = (kopecks(total.factualLimitPrice) * (client?.writeOffPercent ?? ALL)) / ALL
  return {
    available: available / 100,
    limit: Math.min(available, Math.floor(share)) / 100,
    used: total.bonusesForWriteOff,
    isCut: kopecks(wanted) > kopecks(total.bonusesForWriteOff)
  }
}

/** An amount as it may be asked for: not below zero, not above the limit, whole kopecks. */
export const fitWriteOff = (amount: number, { limit }: Pick<WriteOff, 'limit'>): number =>
  Number.isFinite(amount) ? Math.floor(kopecks(Math.min(Math.max(0, amount), limit))) / 100 : 0

const kopecks = (rubles: number) => Math.round(rubles * 100)
