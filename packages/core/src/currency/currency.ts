import type { Currency } from '../entities/site.ts'

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

/** Rubles stand as they are, and so does what the server has converted (N2). */
export const isConverted = (
  { code }: Pick<Currency, 'code'>,
  { allowForeignCurrencies }: { readonly allowForeignCurrencies: boolean }
): boolean => !allowForeignCurrencies && code !== DEFAULT_CURRENCY_CODE

/** The factor from rubles to the shown price; 1 where the rate is impossible. */
export const rateOf = (
  currency: Pick<Currency, 'code' | 'rate'>,
  rules: { readonly allowForeignCurrencies: boolean }
): number =>
  isConverted(currency, rules) && Number.isFinite(currency.rate) && currency.rate > 0
    ? currency.rate
    : NEUTRAL_RATE
