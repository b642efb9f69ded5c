import type { Currency } from '../../entities/site.ts'

export const DEFAULT_CURRENCY_ID = '1'
export const DEFAULT_CURRENCY_CODE = 'RUB'
const NEUTRAL_RATE = 1
const COINS = 100

/** Ids are text, but a configuration may hold numbers (A1). */
export const findCurrency = <Found extends Pick<Currency, 'id'>>(
  currencies: readonly Found[],
  id: string | number
): Found | undefined => currencies.find(currency => String(currency.id) === String(id))

/** An amount to the smallest coin, of which every shown currency has a hundred (G4). */
export const toCoins = (amount: number): number => Math.round(amount * COINS) / COINS

interface Converted {
  /** The server then sends prices in the chosen currency itself (N2). */
  readonly allowForeignCurrencies: boolean
}

/** The factor from rubles to the shown price; undefined where the rate is impossible. */
export function possibleRate(
  { code, rate }: Pick<Currency, 'code' | 'rate'>,
  { allowForeignCurrencies }: Converted
): number | undefined {
  if (allowForeignCurrencies || code === DEFAULT_CURRENCY_CODE) return NEUTRAL_RATE
  return Number.isFinite(rate) && rate > 0 ? rate : undefined
}

/** The factor from rubles to the shown price; an impossible rate counts as 1. */
export const rateOf = (currency: Pick<Currency, 'code' | 'rate'>, rules: Converted): number =>
  possibleRate(currency, rules) ?? NEUTRAL_RATE
