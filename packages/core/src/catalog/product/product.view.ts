import type { Picture } from '../../entities/picture.ts'
import type { Product } from '../../entities/product.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { type PriceRules, priceCut } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { brandPath } from '../brands/brand-path.ts'
import { type GroupView, groupViews } from '../choice/group.view.ts'
import { type StickerView, stickerViews } from './stickers.ts'
import { type Votes, votesOf } from './votes.ts'

/** What the page of a product says of the product itself. */
export interface ProductView extends Votes {
  readonly id: number
  readonly title: string
  readonly h1: string
  readonly lead: string
  /** The shop's HTML; clean it where markup may run. */
  readonly description: string
  readonly vendorCode: string
  readonly brand: string | undefined
  readonly brandHref: string | undefined
  readonly images: readonly Picture[]
  readonly stickers: readonly StickerView[]
  readonly groups: readonly GroupView[]
  readonly characteristics: readonly { readonly name: string; readonly value: string }[]
}

/** A product in words, for a visitor with these rules. */
export const productView = (product: Product, rules: PriceRules): ProductView => ({
  id: product.id,
  title: boundUnits(product.title),
  h1: boundUnits(product.seoPage?.h1 || product.title),
  lead: product.lead,
  description: product.description,
  vendorCode: product.vendorCode,
  brand: product.partner?.title,
  brandHref: product.partner ? brandPath(product.partner) : undefined,
  ...votesOf(product),
  images: product.images,
  stickers: stickerViews(product.stickers, cutOf(product, rules)),
  groups: groupViews(product, rules),
  characteristics: product.characteristics.map(({ title, value }) => ({
    name: title,
    value: boundUnits(value)
  }))
})

const cutOf = ({ cardPrices, oldPrice }: Product, rules: PriceRules) =>
  priceCut(cardPrice(cardPrices, rules.priceRole).value, oldPrice, rules)
