import {
  type GradeView,
  type ReviewView,
  reviewSummary,
  reviewView
} from '../account/reviews/review-list.view.ts'
import { type SchoolListItem, schoolListItems } from '../cart/school-list/school-list.ts'
import type { BrandView } from '../catalog/brands/brand.view.ts'
import { type CollectionView, collectionViews } from '../catalog/collections/collection.view.ts'
import { type NewsCardView, newsCardView } from '../content/news.view.ts'
import { homeBanners } from '../content/place-banners.ts'
import { listBanners } from '../contracts/banners.ts'
import { listProducts } from '../contracts/catalog.ts'
import { listCategorySuggestions } from '../contracts/category-suggestions.ts'
import { listCollections } from '../contracts/collections.ts'
import { listNews } from '../contracts/news.ts'
import { countReviews, getReviewAverage, listReviews } from '../contracts/reviews.ts'
import { getWidget } from '../contracts/widgets.ts'
import type { Category } from '../entities/category.ts'
import type { WidgetItem } from '../entities/widget.ts'
import { routePath } from '../routes/route-path.ts'
import { priceRules, showPrice } from '../values/price/price-rules.ts'
import { fastOrderLimits } from '../values/quantity/fast-order-limits.ts'

import { readBrands } from './brands.loader.ts'
import { type CollectionShelfView, readShelf } from './collection-shelf.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'
import { homeHeadMessages } from './home-head.messages.ts'

export interface HomeData {
  readonly shopTitle: string
  readonly freeDeliveryFrom: string
  /** What a free delivery costs. */
  readonly nothing: string
  readonly currencySign: string
  /** «2 000»: lines that one fast order takes. */
  readonly fastOrderLines: string
}

export interface HomeSections {
  /** What the shop promises, in its editors' words. */
  readonly facts: readonly Pick<WidgetItem, 'title' | 'text'>[]
  readonly banners: ReturnType<typeof homeBanners>
  readonly sections: readonly Category[]
  readonly hits: CollectionShelfView
  readonly news: CollectionShelfView
  readonly list: readonly SchoolListItem[]
  readonly brands: readonly BrandView[]
  readonly collections: readonly CollectionView[]
  readonly reviews: { readonly grade: GradeView; readonly latest: readonly ReviewView[] }
  readonly posts: readonly NewsCardView[]
}

const SHELF_SIZE = 8
const LIST_SIZE = 8
const BRANDS_MAX = 6
/** One row of tiles. */
const COLLECTIONS_MAX = 4
/** Reviews and articles in a row. */
const EXTRACTS = 3
const OF_SHOP = { type: 'shop' } as const
/** The first cover and the eighth are two wide: two full rows of five. */
const COVERS_MAX = 8

export const loader = defineLoader('home', async request => {
  const { configuration, session } = request
  const rules = priceRules(session, configuration)
  return {
    data: {
      shopTitle: configuration.shopTitle,
      freeDeliveryFrom: showPrice(configuration.freeDeliveryFrom, rules),
      nothing: showPrice(0, rules),
      currencySign: rules.currency.sign,
      fastOrderLines: fastOrderLimits.lines
    },
    sections: {
      facts: () => readFacts(request),
      banners: () => readBanners(request),
      sections: () => rootSections(request),
      hits: () => readShelf(request, 'bestsellers', SHELF_SIZE),
      list: async () => schoolListItems(await readList(request), rules),
      news: () => readShelf(request, 'new-arrivals', SHELF_SIZE),
      brands: async () => (await readBrands(request)).slice(0, BRANDS_MAX),
      collections: () => readCollections(request),
      reviews: () => readReviews(request),
      posts: () => readPosts(request)
    },
    head: {
      title: homeHeadMessages.title(configuration.shopTitle),
      description: homeHeadMessages.description
    }
  }
})

async function readFacts({ shared }: ShopRequest): Promise<HomeSections['facts']> {
  const { items } = await shared('facts', backend =>
    backend(getWidget, { params: { code: 'home-facts' } })
  )
  return items.map(({ title, text }) => ({ title, text }))
}

async function readReviews({ shared }: ShopRequest): Promise<HomeSections['reviews']> {
  const [{ data }, counts, average] = await shared('reviews of the shop', backend =>
    Promise.all([
      backend(listReviews, { body: { ...OF_SHOP, limit: EXTRACTS, withFiles: true } }),
      backend(countReviews, { query: OF_SHOP }),
      backend(getReviewAverage, { query: OF_SHOP })
    ])
  )
  return {
    grade: reviewSummary(routePath('reviews'), {}, { counts, average }).grade,
    latest: data.map(reviewView)
  }
}

async function readCollections({ shared }: ShopRequest): Promise<readonly CollectionView[]> {
  const { data } = await shared('collections', backend =>
    backend(listCollections, { query: { limit: COLLECTIONS_MAX } })
  )
  return collectionViews(data)
}

async function readPosts({ now, shared }: ShopRequest): Promise<readonly NewsCardView[]> {
  const { data } = await shared('latest posts', backend =>
    backend(listNews, { query: { limit: EXTRACTS } })
  )
  return data.map(news => newsCardView(news, now()))
}

async function readBanners({ shared }: ShopRequest) {
  const { data } = await shared('banners', backend => backend(listBanners, {}))
  return homeBanners(data)
}

async function readList({ shared }: ShopRequest) {
  const { data } = await shared('first-grader', backend =>
    backend(listProducts, { body: { collection: 'first-grader', limit: LIST_SIZE } })
  )
  return data
}

async function rootSections({ shared }: ShopRequest): Promise<readonly Category[]> {
  const { data } = await shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return data.slice(0, COVERS_MAX)
}
