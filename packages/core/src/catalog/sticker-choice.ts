import type { Sticker } from '../entities/product.ts'
import { withSticker } from './catalog-changes.ts'
import type { CatalogChip } from './catalog-chips.ts'
import { type CatalogQuery, catalogSearch } from './catalog-query.ts'
import type { ListingLink, ListingView } from './listing.view.ts'

/** The stickers that a list can be narrowed to; the chosen one is an applied filter instead. */
export const stickerChoices = (
  { path, query }: Pick<ListingView, 'path' | 'query'>,
  stickers: readonly Sticker[]
): readonly ListingLink[] =>
  query.sticker === undefined
    ? stickers.map(({ code, title }) => ({
        ...{ key: code, title },
        href: path + catalogSearch(withSticker(query, code))
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
      without: withSticker(query, undefined)
    }))
