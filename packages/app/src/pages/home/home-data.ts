import {
  type Banner,
  type Category,
  cardPrice,
  formatPrice,
  type Picture,
  type ProductCard
} from '@vitrina/core'
import {
  listBanners,
  listCategorySuggestions,
  listFilters,
  listProducts
} from '@vitrina/core/contracts'
import {
  type CardView,
  cardView,
  type PriceRules,
  priceRules,
  productHref
} from '@vitrina/react-ui'

import type { PageLoader, ShopRequest } from '../page-loader.ts'

/** A thing on the first-grader's list. */
export interface ListItem {
  readonly groupId: number
  readonly title: string
  readonly href: string
  /** In the shown currency. */
  readonly price: number
  readonly picture: Picture | undefined
}

export interface HomeData {
  readonly shopTitle: string
  readonly freeDeliveryFrom: string
  readonly slides: readonly Banner[]
  readonly tiles: readonly Banner[]
  readonly sections: readonly Category[]
  readonly hits: readonly CardView[]
  readonly news: readonly CardView[]
  readonly list: readonly ListItem[]
  readonly currencySign: string
  readonly brands: readonly { readonly title: string; readonly href: string }[]
}

const SHELF_SIZE = 8
const LIST_SIZE = 8
const BRANDS_MAX = 6
/** The first cover is two wide: two full rows of four. */
const COVERS_MAX = 7
const BRAND_FILTER = 'brand'

export const loadHome: PageLoader<'home', HomeData> = async request => {
  const { configuration, session, shared } = request
  const rules = priceRules(session, configuration)
  const [banners, sections, hits, news, list, brands] = await Promise.all([
    shared('banners', backend => backend(listBanners, {})),
    rootSections(request),
    readCollection(request, 'bestsellers', SHELF_SIZE),
    readCollection(request, 'new-arrivals', SHELF_SIZE),
    readCollection(request, 'first-grader', LIST_SIZE),
    readBrands(request)
  ])
  const placed = (place: Banner['place']) => banners.data.filter(banner => banner.place === place)
  return {
    data: {
      shopTitle: configuration.shopTitle,
      freeDeliveryFrom: formatPrice(configuration.freeDeliveryFrom),
      slides: placed('slider'),
      tiles: placed('tile'),
      sections: sections.slice(0, COVERS_MAX),
      hits: hits.map(product => cardView(product, rules)),
      news: news.map(product => cardView(product, rules)),
      list: list.flatMap(product => listItem(product, rules)),
      currencySign: rules.currency.sign,
      brands
    },
    head: {
      title: `Школьная форма, рюкзаки и канцелярия — ${configuration.shopTitle}`,
      description:
        'Школьная форма, рюкзаки, тетради, товары для творчества и опытов с доставкой по России.'
    }
  }
}

async function readCollection({ shared }: ShopRequest, collection: string, limit: number) {
  const { data } = await shared(`collection ${collection} ${limit}`, backend =>
    backend(listProducts, { body: { collection, limit } })
  )
  return data
}

/** What is in stock of a thing, first of all colours and sizes. */
function listItem(product: ProductCard, { priceRole, rate }: PriceRules): ListItem[] {
  const group = product.groups.find(({ remnants }) => remnants > 0)
  if (group === undefined) return []
  return [
    {
      groupId: group.id,
      title: product.title,
      href: productHref(product),
      price: cardPrice(product.cardPrices, priceRole).value * rate,
      picture: product.images[0]
    }
  ]
}

async function rootSections({ shared }: ShopRequest): Promise<readonly Category[]> {
  const { data } = await shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return data
}

async function readBrands({ shared }: ShopRequest) {
  const { data } = await shared('filters ', backend => backend(listFilters, { query: {} }))
  const values = data.find(({ code }) => code === BRAND_FILTER)?.values ?? []
  return values
    .slice(0, BRANDS_MAX)
    .map(({ code, title }) => ({ title, href: `/search?${BRAND_FILTER}=${code}` }))
}
