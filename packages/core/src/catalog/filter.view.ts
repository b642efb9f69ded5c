import type { Facets, Filter } from '../entities/filter.ts'
import { DEFAULT_CURRENCY_CODE } from '../values/currency/currency.ts'
import { inCurrency, type PriceRules } from '../values/price/price-rules.ts'
import { boundUnits } from '../values/spelling/bound-units.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { chosenValues } from './catalog-changes.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { applicability } from './depended-values.ts'
import { priceFields } from './filter-kinds.ts'

/** A value of a filter. */
interface FilterValueView {
  readonly code: string
  readonly title: string
  readonly hex: string | undefined
  /** Products this value would leave. */
  readonly count: number
  readonly isChosen: boolean
}

/** A filter as a page shows it: only values that lead somewhere, or are chosen already. */
export interface FilterView {
  readonly code: string
  readonly title: string
  readonly kind: Filter['kind']
  readonly chosen: number
  /** Its values are in sight from the start: of the filters used most, and of what is chosen. */
  readonly isOpen: boolean
  readonly values: readonly FilterValueView[]
}

const OPEN_FILTERS = 4

/** The filters of a list that can still narrow it. */
export const filterViews = (
  filters: readonly Filter[],
  facets: Facets | null,
  query: CatalogQuery
): readonly FilterView[] =>
  applicable(filters, query)
    .map(filter => filterView(filter, facets, query))
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen))
    .map((filter, place) => ({ ...filter, isOpen: place < OPEN_FILTERS || filter.chosen > 0 }))

/** The filters without the values that make no sense beside the chosen ones. */
function applicable(filters: readonly Filter[], query: CatalogQuery): readonly Filter[] {
  const chosenIds = filters.flatMap(({ code, values }) => {
    const codes = chosenValues(query, code)
    return values.filter(value => codes.includes(value.code)).map(({ id }) => id)
  })
  const isApplicable = applicability(filters, new Set(chosenIds))
  return filters.map(filter => ({ ...filter, values: filter.values.filter(isApplicable) }))
}

function filterView(
  filter: Filter,
  facets: Facets | null,
  query: CatalogQuery
): Omit<FilterView, 'isOpen'> {
  const chosen = chosenValues(query, filter.code)
  const counted = facets?.filters.find(({ code }) => code === filter.code)?.values ?? []
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  const values = filter.values
    .map(({ id, code, title, hex }) => {
      const [count, isChosen] = [counts.get(id) ?? 0, chosen.includes(code)]
      return { code, title: boundUnits(title), hex, count, isChosen }
    })
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  const { code, title, kind } = filter
  return { code, title, kind, chosen: values.filter(({ isChosen }) => isChosen).length, values }
}

/** One end of the wanted prices: a field of a form, in whole units of the shown currency. */
interface PriceEndView {
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
