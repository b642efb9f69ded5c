import {
  choosesReviews,
  type ProductReviewsView,
  productBonus,
  productReviewsQuery,
  productReviewsView,
  readReviews,
  type WritePermission
} from '@vitrina/core/account'
import { offeredMatrix, type SizeMatrix } from '@vitrina/core/cart'
import {
  brandOfSizes,
  type CardView,
  cardView,
  type DeliveryFact,
  deliveryFacts,
  isTruePath,
  type ProductView,
  productFacts,
  productHead,
  productTrail,
  productView,
  readChoice,
  sizesHref
} from '@vitrina/core/catalog'
import {
  getPartner,
  listDeliveryMethods,
  listProductsBonuses,
  listSimilarProducts,
  viewProduct
} from '@vitrina/core/contracts'
import { type Product } from '@vitrina/core/entities'
import { isRestockSent } from '@vitrina/core/lists'
import { requireValidRoute } from '@vitrina/core/routes'
import { type AnalyticsProduct, analyticsProduct } from '@vitrina/core/store'
import { type PriceRules, priceRules } from '@vitrina/core/values'

import { cleanHtml } from './clean-html.ts'
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
const readProduct = ({ shared, params: { code } }: PageRequest<'product'>, rules: PriceRules) =>
  shared(`product ${code}`, async anyone => {
    const known = await anyone(viewProduct, { query: { code } })
    const product = { ...known, description: cleanHtml(known.description) }
    return { product, view: productView(product, rules) }
  })

const readDelivery = ({ shared, town }: ShopRequest, rules: PriceRules) =>
  shared(`delivery ${town}`, async anyone => {
    const { data, city = town } = await anyone(listDeliveryMethods, { query: { city: town } })
    return { town: city, facts: deliveryFacts(data, rules, Date.now()) }
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
