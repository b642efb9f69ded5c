import {
  type Breadcrumb,
  countedNouns,
  countOf,
  type Picture,
  type Product,
  type Sticker
} from '@vitrina/core'
import {
  type CardView,
  type GroupView,
  groupViews,
  type PriceRules,
  showRating
} from '@vitrina/react-ui'

export interface DeliveryFact {
  readonly title: string
  readonly note: string
  readonly price: string
  readonly kind: 'courier' | 'pickupPoint' | 'store'
}

export interface ProductData {
  readonly id: number
  readonly title: string
  readonly h1: string
  readonly lead: string
  readonly descriptionHtml: string
  readonly vendorCode: string
  readonly brand: string | undefined
  readonly rating: string | undefined
  readonly reviews: string
  readonly crumbs: readonly Breadcrumb[]
  /** The shop's own address, for links that leave it. */
  readonly origin: string
  readonly images: readonly Picture[]
  readonly stickers: readonly Pick<Sticker, 'title' | 'tone'>[]
  readonly groups: readonly GroupView[]
  readonly characteristics: readonly { readonly name: string; readonly value: string }[]
  readonly delivery: readonly DeliveryFact[]
  readonly similar: readonly CardView[]
}

type OwnView = Omit<ProductData, 'crumbs' | 'delivery' | 'similar' | 'descriptionHtml' | 'origin'>

/** What the page of a product says of the product itself. */
export const productView = (product: Product, rules: PriceRules): OwnView => ({
  id: product.id,
  title: product.title,
  h1: product.seoPage?.h1 || product.title,
  lead: product.lead,
  vendorCode: product.vendorCode,
  brand: product.partner?.title,
  rating: product.reviewsCount > 0 ? showRating(product.rating) : undefined,
  reviews: countOf(product.reviewsCount, countedNouns.reviews),
  images: product.images,
  stickers: product.stickers
    .filter(({ tone }) => tone !== 'sale')
    .map(({ title, tone }) => ({ title, tone })),
  groups: groupViews(product, rules),
  characteristics: product.characteristics.map(({ title, value }) => ({ name: title, value }))
})
