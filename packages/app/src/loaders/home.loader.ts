import { routePath } from '@vitrina/core'
import { type GradeView, type ReviewView, reviewSummary, reviewView } from '@vitrina/core/account'
import { type SchoolListItem, schoolListItems } from '@vitrina/core/cart'
import type { BrandView } from '@vitrina/core/catalog'
import { type CollectionView, collectionViews } from '@vitrina/core/catalog'
import { homeBanners, type NewsCardView, newsCardView } from '@vitrina/core/content'
import {
  countReviews,
  getReviewAverage,
  getWidget,
  listBanners,
  listCategorySuggestions,
  listCollections,
  listNews,
  listProducts,
  listReviews
} from '@vitrina/core/contracts'
import type { Category, WidgetItem } from '@vitrina/core/entities'
import { fastOrderLimits, priceRules, showPrice } from '@vitrina/core/values'

import { readBrands } from './brands.ts'
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

async function readPosts({ shared }: ShopRequest): Promise<readonly NewsCardView[]> {
  const { data } = await shared('latest posts', backend =>
    backend(listNews, { query: { limit: EXTRACTS } })
  )
  return data.map(news => newsCardView(news, Date.now()))
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
