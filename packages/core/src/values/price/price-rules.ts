import type { Currency, SiteConfiguration } from '../../entities/site.ts'
import { need, needObject } from '../../platform/input.ts'
import { findCurrency, rateOf, toCoins } from '../currency/currency.ts'
import { discountPercent } from './percent.ts'
import { formatPrice } from './price-format.ts'

/** How prices are shown to a visitor: his role, the currency he chose and its rate. */
export interface PriceRules {
  readonly currency: Currency
  readonly rate: number
  readonly priceRole: string
}

/** A lowered price as words; both are left out where nothing is off. */
export interface PriceCut {
  readonly oldPrice: string | undefined
  readonly discount: string | undefined
}

/** What of a session decides how prices are shown. */
export interface PricedVisitor {
  readonly currencies: readonly Currency[]
  readonly currencyId: string
  readonly priceRole: string
}

const ROUBLE: Currency = { id: '1', code: 'RUB', sign: '₽', rate: 1 }

/** The rules of the visitor of a session. */
export function priceRules(
  session: PricedVisitor,
  configuration: Pick<SiteConfiguration, 'allowForeignCurrencies'>
): PriceRules {
  const { currencies, currencyId, priceRole } = needObject(session, 'priceRules(session)')
  need(Array.isArray(currencies), 'priceRules(session.currencies)', 'a list')
  const currency = findCurrency(currencies, currencyId) ?? currencies[0] ?? ROUBLE
  return { currency, rate: rateOf(currency, configuration), priceRole }
}

/** Rubles in the visitor's currency, to its smallest coin (G4). */
export function inCurrency(rubles: number, rules: Pick<PriceRules, 'rate'>): number {
  const { rate } = needObject(rules, 'inCurrency(rules)')
  need(rate > 0, 'inCurrency(rules)', 'a rate')
  return rate === 1 ? rubles : toCoins(rubles * rate)
}

/** Rubles as a visitor reads them: «1 290 ₽», «42,96 €». */
export const showPrice = (rubles: number, rules: Pick<PriceRules, 'currency' | 'rate'>): string =>
  formatPrice(inCurrency(rubles, rules), needObject(rules.currency, 'showPrice(rules)').sign)

/** What a price in rubles was before, and how much is off. */
export function priceCut(
  price: number,
  oldPrice: number | null | undefined,
  rules: Pick<PriceRules, 'currency' | 'rate'>
): PriceCut {
  const off = discountPercent(price, oldPrice)
  if (off === 0) return { oldPrice: undefined, discount: undefined }
  return { oldPrice: showPrice(oldPrice ?? 0, rules), discount: `−${off}\u00a0%` }
}
