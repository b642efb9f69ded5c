import {
  cardPrice,
  discountPercent,
  type OfferPrice,
  type Product,
  type ProductGroup
} from '@vitrina/core'

import { type PriceRules, showPrice } from '../product-card/card-view.ts'

export interface TierView {
  /** Pieces from which the price counts (B2). */
  readonly limit: number
  readonly price: string
}

/** One colour and size, ready to be shown. */
export interface GroupView {
  readonly id: number
  readonly color: { readonly code: string; readonly title: string } | undefined
  readonly size: { readonly code: string; readonly title: string } | undefined
  readonly remnants: number
  /** The visitor's own, lowest limit first; never empty. */
  readonly tiers: readonly [TierView, ...TierView[]]
  readonly oldPrice: string | undefined
  readonly discount: string | undefined
  /** Place of the picture of this colour. */
  readonly picture: number
}

/** The colours and sizes of a product with the prices of one visitor. */
export const groupViews = (product: Product, rules: PriceRules): readonly GroupView[] =>
  product.groups.map(group => groupView(product, group, rules))

/** The price that counts for so many pieces. */
export const tierAt = ({ tiers }: Pick<GroupView, 'tiers'>, count: number): TierView =>
  tiers.findLast(({ limit }) => limit <= count) ?? tiers[0]

function groupView(product: Product, group: ProductGroup, rules: PriceRules): GroupView {
  const prices = group.offers[0]?.prices ?? []
  const { value } = cardPrice(prices.length > 0 ? prices : product.cardPrices, rules.priceRole)
  const off = discountPercent(value, product.oldPrice)
  return {
    id: group.id,
    color: group.color ? { code: group.color.code, title: group.color.title } : undefined,
    size: group.size ?? undefined,
    remnants: group.remnants,
    tiers: tiersOf(prices, value, rules),
    oldPrice: off > 0 ? showPrice(product.oldPrice ?? 0, rules) : undefined,
    discount: off > 0 ? `−${off} %` : undefined,
    picture: pictureOf(product, group)
  }
}

/** The tiers of the visitor's role; without any of them the one price there is. */
function tiersOf(
  prices: readonly OfferPrice[],
  value: number,
  rules: PriceRules
): GroupView['tiers'] {
  const role = cardPrice(prices, rules.priceRole).priceRole
  const [first, ...further] = prices
    .filter(({ priceRole }) => priceRole === role)
    .sort((left, right) => left.limit - right.limit)
    .map(({ limit, price }) => ({ limit, price: showPrice(price, rules) }))
  return first === undefined ? [{ limit: 1, price: showPrice(value, rules) }] : [first, ...further]
}

/** Pictures name their colour; where none does, they stand in the order of the colours. */
function pictureOf({ images, groups }: Product, { color }: ProductGroup): number {
  if (color === null) return 0
  const named = images.findIndex(({ alt }) => alt.endsWith(`: ${color.title}`))
  if (named !== -1) return named
  const colors = [...new Set(groups.flatMap(group => group.color?.code ?? []))]
  return Math.min(colors.indexOf(color.code), Math.max(0, images.length - 1))
}
