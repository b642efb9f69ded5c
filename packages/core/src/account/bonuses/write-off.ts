import type { BasketTotal } from '../../entities/basket.ts'
import type { BonusClient } from '../../entities/bonus.ts'
import type { SiteConfiguration } from '../../entities/site.ts'
import type { SessionContext } from '../../session/session.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { formatAmount } from '../../values/price/price-format.ts'
import { bonusesMessages as messages } from './bonuses.messages.ts'

/** How many bonuses may be written off, and how many are. One bonus is one ruble. */
export interface WriteOff {
  readonly available: number
  /** No more than the shop takes for this sum. */
  readonly limit: number
  readonly used: number
  /** The server took fewer than `wanted`: the limit is to be shown. */
  readonly isCut: boolean
  /** Why there are no more, in words; '' where every bonus can be written off. */
  readonly note: string
}

const ALL = 100

/**
 * What a visitor can choose; the server says how much, and has the last word. `wanted` as it was asked
 * for; the programme's `client` is for the words alone.
 */
export function writeOff(
  total: Pick<
    BasketTotal,
    'availableBonuses' | 'bonusesForWriteOff' | 'bonusesLimit' | 'factualLimitPrice'
  >,
  client: Pick<BonusClient, 'writeOffPercent'> | undefined,
  wanted?: number
): WriteOff {
  const { availableBonuses, bonusesForWriteOff: used } = total
  const available = availableBonuses.reduce((sum, { value }) => sum + kopecks(value), 0)
  const limit = Math.min(available, kopecks(total.bonusesLimit ?? total.factualLimitPrice))
  const choice = {
    available: available / 100,
    limit: limit / 100,
    used,
    isCut: kopecks(wanted ?? used) > kopecks(used)
  }
  return { ...choice, note: noteOf(choice, client?.writeOffPercent ?? ALL) }
}

function noteOf({ available, limit, used, isCut }: Omit<WriteOff, 'note'>, percent: number) {
  if (isCut) return messages.cut(formatAmount(used))
  if (limit >= available) return ''
  return percent < ALL
    ? messages.limitByShare(formatAmount(limit), percent)
    : messages.limitBySum(formatAmount(limit))
}

/** Limits the typed amount of bonuses to what may be spent, in whole kopecks. */
export function typedWriteOff(text: string, { limit }: Pick<WriteOff, 'limit'>): number {
  const amount = Number(text.replace(',', '.').replace(/[^\d.]/g, ''))
  return Number.isFinite(amount) ? kopecks(Math.min(amount, limit)) / 100 : 0
}

/** Bonuses are asked for only where the configuration enables them, and of members only (§9). */
export const hasBonuses = (
  { needToUseBonuses }: Pick<SiteConfiguration, 'needToUseBonuses'>,
  { signedIn }: Pick<SessionContext, 'signedIn'>
): boolean => needToUseBonuses && signedIn
