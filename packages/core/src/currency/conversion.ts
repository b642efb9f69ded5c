import type { Currency } from '../entities/site.ts'
import { isConverted, rateOf } from './currency.ts'

type Rated = Pick<Currency, 'code' | 'rate'>

export interface ConversionRules {
  /** The server then sends prices in the chosen currency itself (N2). */
  readonly allowForeignCurrencies: boolean
  readonly log?: (message: string) => void
}

/** Rubles in the shown currency, not rounded: the price format rounds (N2). */
export const convertPrice = (rubles: number, currency: Rated, rules: ConversionRules) =>
  rubles * conversionRate(currency, rules)

/** The factor from rubles to the shown price: 1 for rubles and for prices converted by the server. */
export function conversionRate(currency: Rated, rules: ConversionRules): number {
  const { code, rate } = currency
  const factor = rateOf(currency, rules)
  if (isConverted(currency, rules) && factor !== rate) {
    rules.log?.(`Currency ${code} has the impossible rate ${rate}: prices are shown unconverted`)
  }
  return factor
}
