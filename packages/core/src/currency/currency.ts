import type { Currency } from '../entities/site.ts'

export const DEFAULT_CURRENCY_ID = '1'
export const DEFAULT_CURRENCY_CODE = 'RUB'
const NEUTRAL_RATE = 1
const COINS = 100

type Rated = Pick<Currency, 'code' | 'rate'>

export interface ConversionRules {
  /** The server then sends prices in the chosen currency itself (N2). */
  readonly allowForeignCurrencies: boolean
  readonly log?: (message: string) => void
}

/** Ids are text, but a configuration may hold numbers (A1). */
export const findCurrency = <Found extends Pick<Currency, 'id'>>(
  currencies: readonly Found[],
  id: string | number
): Found | undefined => currencies.find(currency => String(currency.id) === String(id))

/** Rubles in the shown currency, not rounded: the price format rounds (N2). */
export const convertPrice = (rubles: number, currency: Rated, rules: ConversionRules) =>
  rubles * conversionRate(currency, rules)

/** An amount to the smallest coin, of which every shown currency has a hundred (G4). */
export const toCoins = (amount: number): number => Math.round(amount * COINS) / COINS

/** The factor from rubles to the shown price: 1 for rubles and for prices converted by the server. */
export function conversionRate(
  { code, rate }: Rated,
  { allowForeignCurrencies, log }: ConversionRules
): number {
  if (allowForeignCurrencies || code === DEFAULT_CURRENCY_CODE) return NEUTRAL_RATE
  if (Number.isFinite(rate) && rate > 0) return rate
  log?.(`Currency ${code} has the impossible rate ${rate}: prices are shown unconverted`)
  return NEUTRAL_RATE
}
