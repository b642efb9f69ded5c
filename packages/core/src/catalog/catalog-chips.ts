import type { Filter } from '../entities/filter.ts'
import { formatPrice } from '../price/price-format.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { toggleFilterValue, withInStock, withPriceRange } from './catalog-changes.ts'
import type { CatalogQuery } from './catalog-query.ts'

/** One applied filter above the list, with the list that is left when it is taken away. */
export interface CatalogChip {
  readonly key: string
  readonly title: string
  readonly without: CatalogQuery
}

type ChipFilter = Pick<Filter, 'code'> & {
  readonly values: readonly { readonly code: string; readonly title: string }[]
}

/** The applied filters in the order of the filters themselves; unknown values have no chip. */
export function catalogChips(
  query: CatalogQuery,
  filters: readonly ChipFilter[],
  currencySign?: string
): readonly CatalogChip[] {
  const chips = filters.flatMap(filter => valueChips(query, filter))
  const price = priceTitle(query, currencySign)
  if (price !== undefined) {
    const without = withPriceRange(query, { from: undefined, to: undefined })
    chips.push({ key: 'price', title: price, without })
  }
  if (query.inStock) {
    chips.push({ key: 'in-stock', title: messages.inStock, without: withInStock(query, false) })
  }
  return chips
}

const valueChips = (query: CatalogQuery, { code, values }: ChipFilter): CatalogChip[] =>
  values
    .filter(
      value => Object.hasOwn(query.filters, code) && query.filters[code]?.includes(value.code)
    )
    .map(value => ({
      key: `${code}:${value.code}`,
      title: value.title,
      without: toggleFilterValue(query, code, value.code)
    }))

function priceTitle({ priceFrom, priceTo }: CatalogQuery, sign?: string): string | undefined {
  if (priceFrom === undefined) {
    return priceTo === undefined ? undefined : messages.priceTo(formatPrice(priceTo, sign))
  }
  if (priceTo === undefined) return messages.priceFrom(formatPrice(priceFrom, sign))
  return messages.priceRange(formatPrice(priceFrom, sign), formatPrice(priceTo, sign))
}
