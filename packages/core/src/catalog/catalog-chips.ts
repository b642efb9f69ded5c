import type { Filter } from '../entities/filter.ts'
import { type PriceRules, showPrice } from '../values/price/price-rules.ts'
import { boundUnits } from '../values/spelling/bound-units.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { narrowedBy, toggleFilterValue } from './catalog-changes.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { type FilterKindName, filterKinds } from './filter-kinds.ts'

/** One applied filter above the list, with the list that is left when it is taken away. */
export interface CatalogChip {
  readonly key: string
  readonly title: string
  readonly without: CatalogQuery
}

type ShownCurrency = Pick<PriceRules, 'currency' | 'rate'>

const ROUBLES: ShownCurrency = { currency: { id: '1', code: 'RUB', sign: '₽', rate: 1 }, rate: 1 }

type ChipFilter = Pick<Filter, 'code' | 'title'> & {
  readonly values: readonly { readonly code: string; readonly title: string }[]
}

/**
 * The applied filters in the order of the filters themselves; unknown values have no chip. An
 * address holds rubles; its chip says them in the currency of the visitor (N2).
 */
export function catalogChips(
  query: CatalogQuery,
  filters: readonly ChipFilter[],
  rules: ShownCurrency = ROUBLES
): readonly CatalogChip[] {
  const chips: CatalogChip[] = filters.flatMap(filter => valueChips(query, filter))
  for (const {
    name,
    params: [key]
  } of filterKinds) {
    const title = kindTitles[name](query, rules)
    if (title !== undefined) chips.push({ key, title, without: narrowedBy(query, name) })
  }
  return chips
}

/** The words of each kind; those of a sticker are the shop's own, see `stickerChips`. */
const kindTitles: Readonly<
  Record<FilterKindName, (query: CatalogQuery, rules: ShownCurrency) => string | undefined>
> = {
  price: priceTitle,
  inStock: ({ inStock }) => (inStock ? messages.inStock : undefined),
  sticker: () => undefined
}

const valueChips = (query: CatalogQuery, { code, title, values }: ChipFilter): CatalogChip[] =>
  values
    .filter(
      value => Object.hasOwn(query.filters, code) && query.filters[code]?.includes(value.code)
    )
    .map(value => ({
      key: `${code}:${value.code}`,
      title: chipTitle(title, value.title),
      without: toggleFilterValue(query, code, value.code)
    }))

/** «134» and «XL» say nothing alone: «Рост 134 см» of the filter «Рост, см». */
function chipTitle(filter: string, value: string): string {
  if (/\p{Ll}/u.test(value)) return boundUnits(value)
  const [name = '', unit] = filter.split(', ')
  return unit === undefined ? `${name} ${value}` : `${name} ${value}\u00a0${unit}`
}

function priceTitle({ priceFrom, priceTo }: CatalogQuery, rules: ShownCurrency) {
  const show = (rubles: number) => showPrice(rubles, rules)
  if (priceFrom === undefined) {
    return priceTo === undefined ? undefined : messages.priceTo(show(priceTo))
  }
  if (priceTo === undefined) return messages.priceFrom(show(priceFrom))
  return messages.priceRange(show(priceFrom), show(priceTo))
}
