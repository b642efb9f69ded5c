import type { EndpointOutput } from '../api/endpoint.ts'
import type { listProducts } from '../contracts/catalog.ts'
import type { Filter } from '../entities/filter.ts'
import type { Sticker } from '../entities/product.ts'
import { matchRoute } from '../routes/route-match.ts'
import type { PriceRules } from '../values/price/price-rules.ts'
import { narrowedBy } from './catalog-changes.ts'
import { type CatalogChip, catalogChips } from './catalog-chips.ts'
import { type CatalogQuery, catalogSearch, wantedValues } from './catalog-query.ts'
import { filterViews, priceRangeView } from './filter.view.ts'
import type { ListingLink, ListingView } from './listing.view.ts'
import { cardView } from './product/card.view.ts'

/** The stickers that a list can be narrowed to; the chosen one is an applied filter instead. */
export const stickerChoices = (
  { path, query }: Pick<ListingView, 'path' | 'query'>,
  stickers: readonly Sticker[]
): readonly ListingLink[] =>
  query.sticker === undefined
    ? stickers.map(({ code, title }) => ({
        ...{ key: code, title },
        href: path + catalogSearch(narrowedBy(query, 'sticker', { sticker: code }))
      }))
    : []

/** The chip of the chosen sticker; one that the shop does not know has none. */
export const stickerChips = (
  query: CatalogQuery,
  stickers: readonly Sticker[]
): readonly CatalogChip[] =>
  stickers
    .filter(({ code }) => code === query.sticker)
    .map(({ code, title }) => ({
      ...{ key: `sticker:${code}`, title },
      without: narrowedBy(query, 'sticker')
    }))

interface ListingPageLinks extends Pick<ListingView, 'path' | 'query'> {
  readonly answer: EndpointOutput<typeof listProducts>
  readonly filters: readonly Filter[]
  readonly stickers: readonly Sticker[]
  readonly rules: PriceRules
}

/** The answer of the catalogue in words, for a visitor with these rules. */
export function listingView({
  answer,
  filters,
  stickers,
  rules,
  ...asked
}: ListingPageLinks): ListingView {
  const { path, query } = asked
  const views = filterViews(filters, answer.facets, query)
  const wanted = wantedValues(query)
  const chips = [...stickerChips(query, stickers), ...catalogChips(query, views, rules)]
  return {
    ...asked,
    filters: views,
    stickers: chips.length > 0 ? [] : stickerChoices(asked, stickers),
    chips: chips.map(({ key, title, without }) => ({
      ...{ key, title },
      href: path + catalogSearch(without)
    })),
    price: priceRangeView(query, answer.facets?.price, rules),
    inStockCount: answer.facets?.inStock ?? 0,
    cards: answer.data.map(product => cardView(product, rules, wanted)),
    total: answer.meta.total,
    pages: answer.meta.pages,
    corrected: answer.corrected ?? undefined
  }
}

/** What an address names itself, before any filter: the branch of a category, the goods of a brand or of a collection. */
export interface ListingScope {
  readonly category?: string
  readonly collection?: string
  /** By the code of the filter; a list of theirs does not offer that filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>
}

/** The scope of the list at an address; of the whole shop without one. */
export function listingScope(href: string): ListingScope {
  const category = listingCategory(href)
  const route = matchRoute(href.split('?', 1)[0] ?? '')
  return {
    ...(category !== undefined && { category }),
    ...(route?.name === 'collection' && { collection: route.params.code }),
    filters: route?.name === 'brand' ? { brand: [route.params.code] } : {}
  }
}

function listingCategory(href: string): string | undefined {
  const route = matchRoute(href.split('?', 1)[0] ?? '')
  if (route?.name !== 'catalog-category') return undefined
  return [route.params.category, ...route.params.slug].join('/')
}
