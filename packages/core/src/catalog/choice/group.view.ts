import type { OfferPrice } from '../../entities/price.ts'
import type { Product, ProductGroup } from '../../entities/product.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { type PriceRules, priceCut, showPrice } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { placeOfGroup } from './color-picture.ts'

/** The price apiece from a number of pieces on. */
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
  /** Not that of another role in want of one (§6). */
  readonly isOwnPrice: boolean
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
  tiers.filter(({ limit }) => limit <= count).at(-1) ?? tiers[0]

function groupView(product: Product, group: ProductGroup, rules: PriceRules): GroupView {
  const prices = group.offers[0]?.prices ?? []
  const priced = prices.length > 0 ? prices : product.cardPrices
  const { value, isFallback } = cardPrice(priced, rules.priceRole)
  return {
    id: group.id,
    color: group.color ? { code: group.color.code, title: group.color.title } : undefined,
    size: group.size ? { ...group.size, title: boundUnits(group.size.title) } : undefined,
    remnants: group.remnants,
    tiers: tiersOf(prices, value, rules),
    isOwnPrice: !isFallback,
    ...priceCut(value, product.oldPrice, rules),
    picture: placeOfGroup(product, group)
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
