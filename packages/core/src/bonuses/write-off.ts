import type { BasketTotal } from '../entities/basket.ts'
import type { BonusClient } from '../entities/bonus.ts'
import { listOf, needObject } from '../errors/given.ts'
import { kopecks } from '../price/kopecks.ts'

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
  wanted?: number
): WriteOff {
  const { availableBonuses, bonusesForWriteOff: used } = needObject(total, 'writeOff(total)')
  const available = listOf(availableBonuses).reduce((sum, { value }) => sum + kopecks(value), 0)
  const share = (kopecks(total.factualLimitPrice) * (client?.writeOffPercent ?? ALL)) / ALL
  return {
    available: available / 100,
    limit: Math.min(available, Math.floor(share)) / 100,
    used,
    isCut: kopecks(wanted ?? used) > kopecks(used)
  }
}

/** An amount as it may be asked for: not below zero, not above the limit, whole kopecks. */
export function fitWriteOff(amount: number, choice: Pick<WriteOff, 'limit'>): number {
  const { limit } = needObject(choice, 'fitWriteOff(choice)')
  if (!Number.isFinite(amount)) return 0
  return Math.floor(kopecks(Math.min(Math.max(0, amount), limit))) / 100
}
