import { type AnalyticsProduct, analyticsProduct } from '@vitrina/core/analytics'
import { productBonus } from '@vitrina/core/bonuses'
import { hasSizes, sizesPath } from '@vitrina/core/brands'
import { categoryCrumb } from '@vitrina/core/categories'
import {
  countReviews,
  getPartner,
  getReviewAverage,
  listDeliveryMethods,
  listProductsBonuses,
  listReviews,
  listSimilarProducts,
  viewProduct
} from '@vitrina/core/contracts'
import { type Product } from '@vitrina/core/entities'
import { imageUrl, shareUrl } from '@vitrina/core/media'
import { cardPrice, type PriceRules, priceRules } from '@vitrina/core/price'
import {
  type CardView,
  cardView,
  type DeliveryFact,
  deliveryFacts,
  type ProductView,
  productHref,
  productView
} from '@vitrina/core/product'
import {
  type ProductReviewsView,
  productReviewsQuery,
  productReviewsView
} from '@vitrina/core/reviews'
import { queryParams, requireValidRoute } from '@vitrina/core/routes'
import { productSchema } from '@vitrina/core/seo'
import { type SizeMatrix, sizeMatrix } from '@vitrina/core/size-matrix'
import { isWholesale } from '@vitrina/core/wholesale'

import { cleanHtml } from '../../page/clean-html.ts'
import { defineLoader, type PageRequest, type ShopRequest } from '../../page/define-loader.ts'
import { readPermission, type WritePermission } from '../../reviews/read-permission.ts'

const SIMILAR_MAX = 8
/** Side of the pictures that search engines are told of. */
const TOLD_PICTURE_PX = 1280
const NARROWING = ['rate', 'photos', 'reviews']

/** The page of a product. */
export interface ProductData extends ProductView {
  readonly descriptionHtml: string
  /** The shop's own address, for links that leave it. */
  readonly origin: string
  readonly shopTitle: string
  /** What a counter of visits is told of it. */
  readonly counted: AnalyticsProduct
  /** For wholesale buyers alone: they order many at once. */
  readonly matrix: SizeMatrix | undefined
}

/** The ways to a town. */
export interface DeliveryView {
  readonly town: string | undefined
  readonly facts: readonly DeliveryFact[]
}

export interface ProductParts {
  readonly delivery: DeliveryView
  /** The size table of its brand; none that speaks of its sizes. */
  readonly sizesHref: string | undefined
  readonly similar: readonly CardView[]
  /** «+124 Б»; none where the programme is off. */
  readonly bonus: string | undefined
  readonly reviews: ProductReviewsView
  readonly permission: WritePermission
}

export const loader = defineLoader('product', async request => {
  const { backend, params } = request
  const product = await backend(viewProduct, { query: { code: params.code } })
  requireTruePath(product, request)
  const rules = priceRules(request.session, request.configuration)
  return {
    data: {
      ...productView(product, rules),
      origin: request.origin,
      shopTitle: request.configuration.shopTitle,
      counted: analyticsProduct(product),
      matrix: matrixOf(product, request),
      descriptionHtml: cleanHtml(product.description)
    },
    parts: {
      delivery: () => readDelivery(request, rules),
      similar: () => readSimilar(request, product, rules),
      sizesHref: () => readSizesHref(product, request),
      bonus: () => readBonus(product, request),
      reviews: () => readReviews(product, request),
      permission: () => readPermission(request, subjectOf(product))
    },
    head: { ...headOf(product, request.origin), noindex: isNarrowed(request.url) },
    jsonLd: ({ reviews }: Partial<ProductParts>) => [schemaOf(product, request, reviews)],
    trail: trailOf(product)
  }
})

const matrixOf = (product: Product, { session: { roles, priceRole } }: ShopRequest) =>
  isWholesale({ roles }) ? sizeMatrix(product, priceRole) : undefined

async function readDelivery({ shared, town }: ShopRequest, rules: PriceRules) {
  const { data, city = town } = await shared(`delivery ${town}`, anyone =>
    anyone(listDeliveryMethods, { query: { city: town } })
  )
  return { town: city, facts: deliveryFacts(data, rules, Date.now()) }
}

async function readSimilar({ shared }: ShopRequest, { id }: Product, rules: PriceRules) {
  const { data } = await shared(`similar ${id}`, anyone =>
    anyone(listSimilarProducts, { body: { productId: id, limit: SIMILAR_MAX } })
  )
  return data.map(card => cardView(card, rules))
}

async function readBonus({ id }: Product, { backend, configuration }: ShopRequest) {
  if (!configuration.needToUseBonuses) return undefined
  const { data } = await backend(listProductsBonuses, { query: { ids: [id] } })
  return productBonus(data, id)
}

const subjectOf = ({ id }: Product) => ({ type: 'product', productId: id }) as const

async function readReviews(product: Product, { backend, url }: PageRequest<'product'>) {
  const query = productReviewsQuery(url)
  const subject = subjectOf(product)
  const [list, counts, average] = await Promise.all([
    backend(listReviews, { body: { ...subject, ...query } }),
    backend(countReviews, { query: subject }),
    backend(getReviewAverage, { query: subject })
  ])
  return productReviewsView(url, query, { ...list, counts, average })
}

/** Only the chain of the product's first category leads to it (A5). */
function requireTruePath({ trail }: Product, { params }: PageRequest<'product'>) {
  const path = [params.category, ...params.slug].join('/')
  requireValidRoute(trail.at(-1)?.path === path)
}

async function readSizesHref({ partner, groups }: Product, { shared }: PageRequest<'product'>) {
  const sizes = groups.flatMap(({ size }) => size?.title ?? [])
  if (partner === null || sizes.length === 0) return undefined
  const { sizeTable } = await shared(`brand ${partner.code}`, anyone =>
    anyone(getPartner, { params: { id: partner.code } })
  )
  return sizeTable !== null && hasSizes(sizeTable, sizes) ? sizesPath(partner) : undefined
}

const trailOf = (product: Product) => [
  ...product.trail.map(categoryCrumb),
  { title: product.title, path: productHref(product) }
]

/** The same product with some of its reviews is no page of its own. */
const isNarrowed = (url: string) => NARROWING.some(name => queryParams(url).has(name))

const headOf = (product: Product, origin: string) => ({
  title: product.title,
  description: product.lead || cleanHtml(product.description),
  seo: product.seoPage,
  type: 'product' as const,
  ...pictureOf(product, origin)
})

function pictureOf({ images }: Product, origin: string) {
  const [first] = images
  return first === undefined ? {} : { image: shareUrl(`${origin}/api`, first.fileId) }
}

const pictureUrls = ({ images }: Product, origin: string) =>
  images.map(({ fileId }) => imageUrl(`${origin}/api`, fileId, 'jpg', `${TOLD_PICTURE_PX}`))

function schemaOf(
  product: Product,
  { origin, path, session }: PageRequest<'product'>,
  reviews?: ProductReviewsView
) {
  const offers = product.groups.flatMap(group => group.offers)
  return productSchema({
    ...{ title: product.title, description: cleanHtml(product.description), url: origin + path },
    images: pictureUrls(product, origin),
    vendorCode: product.vendorCode,
    barcode: offers[0]?.barcode,
    brand: product.partner?.title,
    price: cardPrice(product.cardPrices, session.priceRole).value,
    isInStock: product.groups.some(({ remnants }) => remnants > 0),
    rating: product.rating,
    reviewsCount: product.reviewsCount,
    reviews: reviews?.cards ?? []
  })
}
