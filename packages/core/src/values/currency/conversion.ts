import type { Currency } from '../../entities/site.ts'
import { possibleRate, rateOf } from './currency.ts'

type Rated = Pick<Currency, 'code' | 'rate'>

export interface ConversionRules {
  /** The server then sends prices in the chosen currency itself (N2). */
  readonly allowForeignCurrencies: boolean
  readonly log?: (message: string) => void
}

/** Rubles in the shown currency, not rounded: the price format rounds (N2). */
export const convertPrice = (rubles: number, currency: Rated, rules: ConversionRules) =>
  rubles * conversionRate(currency, rules)

/** The factor from rubles to the shown price; an impossible rate counts as 1 and is logged (N2). */
export function conversionRate(currency: Rated, rules: ConversionRules): number {
  const { code, rate } = currency
  if (possibleRate(currency, rules) === undefined) {
    rules.log?.(`Currency ${code} has the impossible rate ${rate}: prices are shown unconverted`)
  }
  return rateOf(currency, rules)
}
