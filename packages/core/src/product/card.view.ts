import type { Picture } from '../entities/picture.ts'
import type { ProductCard, ProductGroup } from '../entities/product.ts'
import { countedNouns } from '../plural/plural.messages.ts'
import { countOf } from '../plural/plural.ts'
import { cardPrice } from '../price/card-price.ts'
import { type PriceRules, priceCut, showPrice } from '../price/price-rules.ts'
import { productHref } from './product-href.ts'
import { showRating } from './rating.ts'
import { type StickerView, stickerViews } from './stickers.ts'

/** A product as a card shows it: ready words, so that neither page nor state carries the rest. */
export interface CardView {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly picture: Picture | undefined
  readonly price: string
  readonly oldPrice: string | undefined
  readonly discount: string | undefined
  readonly stickers: readonly StickerView[]
  readonly rating: string | undefined
  readonly reviews: string | undefined
  readonly sizes: readonly string[]
  readonly moreSizes: number
  /** The only colour and size there is: it can go to the basket from here. */
  readonly group: { readonly id: number; readonly max: number } | undefined
  readonly choice: 'size' | 'color' | undefined
  readonly isGone: boolean
}

const SIZES_SHOWN = 4

/** A product as its card, for a visitor with these rules. */
export function cardView(product: ProductCard, rules: PriceRules): CardView {
  const { value } = cardPrice(product.cardPrices, rules.priceRole)
  const cut = priceCut(value, product.oldPrice, rules)
  const sizes = namesOf(product.groups, 'size')
  return {
    id: product.id,
    href: productHref(product),
    title: product.title,
    picture: product.images[0],
    price: showPrice(value, rules),
    ...cut,
    stickers: stickerViews(product.stickers, cut),
    rating: product.reviewsCount > 0 ? showRating(product.rating) : undefined,
    reviews:
      product.reviewsCount > 0 ? countOf(product.reviewsCount, countedNouns.reviews) : undefined,
    sizes: sizes.slice(0, SIZES_SHOWN),
    moreSizes: Math.max(0, sizes.length - SIZES_SHOWN),
    ...buying(product.groups, sizes)
  }
}

function buying(groups: readonly ProductGroup[], sizes: readonly string[]) {
  const [only] = groups
  const isGone = groups.every(({ remnants }) => remnants === 0)
  if (groups.length === 1 && only !== undefined) {
    return { isGone, choice: undefined, group: { id: only.id, max: only.remnants } }
  }
  return { isGone, choice: sizes.length > 1 ? 'size' : 'color', group: undefined } as const
}

const namesOf = (groups: readonly ProductGroup[], kind: 'size' | 'color'): string[] => [
  ...new Set(groups.flatMap(group => group[kind]?.title ?? []))
]
