import { productBonus } from '../account/bonuses/product-bonus.view.ts'
import {
  choosesReviews,
  type ProductReviewsView,
  productReviewsQuery,
  productReviewsView
} from '../account/reviews/product-reviews.view.ts'
import { readReviews } from '../account/reviews/reviews.loader.ts'
import type { WritePermission } from '../account/reviews/write-permission.loader.ts'
import { offeredMatrix, type SizeMatrix } from '../cart/size-matrix/size-matrix.ts'
import { brandOfSizes, sizesHref } from '../catalog/brands/brand.view.ts'
import { readChoice } from '../catalog/choice/choice.ts'
import { type CardView, cardView } from '../catalog/product/card.view.ts'
import { type DeliveryFact, deliveryFacts } from '../catalog/product/delivery.view.ts'
import { type ProductView, productView } from '../catalog/product/product.view.ts'
import { isTruePath, productTrail } from '../catalog/product/product-path.ts'
import { productFacts, productHead } from '../catalog/seo/described-page.ts'
import { listProductsBonuses } from '../contracts/bonuses.ts'
import { viewProduct } from '../contracts/catalog.ts'
import { listDeliveryMethods } from '../contracts/delivery.ts'
import { getPartner } from '../contracts/partners.ts'
import { listSimilarProducts } from '../contracts/similar-products.ts'
import type { Product } from '../entities/product.ts'
import { isRestockSent } from '../lists/restock/restock-path.ts'
import { requireValidRoute } from '../routes/no-page.ts'
import { type AnalyticsProduct, analyticsProduct } from '../store/analytics-item.ts'
import { type PriceRules, priceRules } from '../values/price/price-rules.ts'

import { defineLoader, type PageRequest, type ShopRequest } from './define-loader.ts'

const SIMILAR_MAX = 8

/** The page of a product. */
export interface ProductData extends ProductView {
  readonly shopTitle: string
  /** What a counter of visits is told of it. */
  readonly counted: AnalyticsProduct
  /** For wholesale buyers alone: they order many at once. */
  readonly matrix: SizeMatrix | undefined
  /** The group whose letter was just asked for without script. */
  readonly restockSent: number | undefined
}

/** The ways to a town. */
export interface DeliveryView {
  readonly town: string | undefined
  readonly facts: readonly DeliveryFact[]
}

/** What buyers say, and whether the visitor may say something too. */
export interface ReviewsOfProduct extends ProductReviewsView {
  readonly permission: WritePermission
}

export interface ProductSections {
  readonly delivery: DeliveryView
  /** The size table of its brand; none that speaks of its sizes. */
  readonly sizesHref: string | undefined
  readonly similar: readonly CardView[]
  /** «+124 Б»; none where the programme is off. */
  readonly bonus: string | undefined
  readonly reviews: ReviewsOfProduct
}

export const loader = defineLoader('product', async request => {
  const { params } = request
  const rules = priceRules(request.session, request.configuration)
  const { product, view } = await readProduct(request, rules)
  requireValidRoute(isTruePath(product, params))
  const page = { url: request.origin + request.path, apiUrl: `${request.origin}/api` }
  return {
    data: {
      ...view,
      shopTitle: request.configuration.shopTitle,
      counted: analyticsProduct(product),
      matrix: offeredMatrix(product, request.session),
      restockSent: isRestockSent(request.url)
        ? readChoice(view.groups, request.url).group?.id
        : undefined
    },
    sections: {
      delivery: () => readDelivery(request, rules),
      similar: () => readSimilar(request, product, rules),
      sizesHref: () => readSizesHref(product, request),
      bonus: () => readBonus(product, request),
      reviews: () => readReviewsOf(product, request)
    },
    head: { ...productHead(product, page), noindex: choosesReviews(request.url) },
    jsonLd: ({ reviews }: Partial<ProductSections>) => [
      productFacts(product, page, {
        priceRole: request.session.priceRole,
        reviews: reviews?.cards ?? []
      })
    ],
    trail: productTrail(product)
  }
})

/** What is made of an answer is kept with it: guests of one currency have the same rules. */
const readProduct = (
  { clean, shared, params: { code } }: PageRequest<'product'>,
  rules: PriceRules
) =>
  shared(`product ${code}`, async anyone => {
    const known = await anyone(viewProduct, { query: { code } })
    const product = { ...known, description: clean(known.description) }
    return { product, view: productView(product, rules) }
  })

const readDelivery = ({ now, shared, town }: ShopRequest, rules: PriceRules) =>
  shared(`delivery ${town}`, async anyone => {
    const { data, city = town } = await anyone(listDeliveryMethods, { query: { city: town } })
    return { town: city, facts: deliveryFacts(data, rules, now()) }
  })

const readSimilar = ({ shared }: ShopRequest, { id }: Product, rules: PriceRules) =>
  shared(`similar ${id}`, async anyone => {
    const body = { productId: id, limit: SIMILAR_MAX }
    const { data } = await anyone(listSimilarProducts, { body })
    return data.map(card => cardView(card, rules))
  })

async function readBonus({ id }: Product, { shared, configuration }: ShopRequest) {
  if (!configuration.needToUseBonuses) return undefined
  const { data } = await shared(`bonus ${id}`, anyone =>
    anyone(listProductsBonuses, { query: { ids: [id] } })
  )
  return productBonus(data, id)
}

async function readReviewsOf({ id }: Product, { shared, url }: ShopRequest) {
  const query = productReviewsQuery(url)
  const answer = await shared(`reviews ${id} ${JSON.stringify(query)}`, anyone =>
    readReviews(anyone, { type: 'product', productId: id }, query)
  )
  return { ...productReviewsView(url, query, answer), permission: answer.permission }
}

async function readSizesHref(product: Product, { shared }: PageRequest<'product'>) {
  const code = brandOfSizes(product)
  if (code === undefined) return undefined
  const brand = await shared(`brand ${code}`, anyone =>
    anyone(getPartner, { params: { id: code } })
  )
  return sizesHref(product, brand)
}
