import type { Facets } from '../entities/filter.ts'
import { DEFAULT_CURRENCY_CODE } from '../values/currency/currency.ts'
import { inCurrency, type PriceRules } from '../values/price/price-rules.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { priceFields } from './filter-kinds.ts'

/** One end of the wanted prices: a field of a form, in whole units of the shown currency. */
export interface PriceEndView {
  readonly name: string
  /** «от», «до». */
  readonly title: string
  /** Its whole name, for those who do not see what it stands beside. */
  readonly label: string
  readonly value: number | undefined
  /** The end of what there is. */
  readonly hint: number | undefined
}

/** The filter by price in the visitor's currency (G4); an address holds rubles. */
export interface PriceRangeView {
  readonly title: string
  readonly ends: readonly PriceEndView[]
  /** Goes with the form where its numbers are no rubles. */
  readonly rate: { readonly name: string; readonly value: number } | undefined
}

type ShownCurrency = Pick<PriceRules, 'currency' | 'rate'>

/** The fields of a filter by price; `found` is what the goods of the list cost, rubles. */
export function priceRangeView(
  { priceFrom, priceTo }: Pick<CatalogQuery, 'priceFrom' | 'priceTo'>,
  found: Facets['price'] | undefined,
  rules: ShownCurrency
): PriceRangeView {
  const { currency, rate } = rules
  const shown = (rubles: number | undefined, round: (amount: number) => number) =>
    rubles === undefined ? undefined : round(inCurrency(rubles, rules))
  const end = (name: string, title: string) => ({
    ...{ name, title },
    label: messages.priceEnd(
      title,
      currency.code === DEFAULT_CURRENCY_CODE ? messages.rubles : currency.sign
    )
  })
  return {
    title: messages.price(currency.sign),
    ends: [
      {
        ...end(priceFields.from, messages.from),
        value: shown(priceFrom, Math.round),
        hint: shown(found?.min, Math.floor)
      },
      {
        ...end(priceFields.to, messages.to),
        value: shown(priceTo, Math.round),
        hint: shown(found?.max, Math.ceil)
      }
    ],
    rate: rate === 1 ? undefined : { name: priceFields.rate, value: rate }
  }
}
