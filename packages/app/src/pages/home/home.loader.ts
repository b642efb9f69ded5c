import type { BrandView } from '@vitrina/core/brands'
import { listBanners, listCategorySuggestions, listProducts } from '@vitrina/core/contracts'
import type { Banner, Category } from '@vitrina/core/entities'
import { priceRules, showPrice } from '@vitrina/core/price'
import { type CardView, type KitItem, kitItems } from '@vitrina/core/product'

import { readBrands } from '../../brands/brands.loader.ts'
import { readShelf } from '../../collection-shelf/collection-shelf.loader.ts'
import { defineLoader, type ShopRequest } from '../../page/define-loader.ts'

export interface HomeData {
  readonly shopTitle: string
  readonly freeDeliveryFrom: string
  readonly slides: readonly Banner[]
  readonly tiles: readonly Banner[]
  readonly sections: readonly Category[]
  readonly hits: readonly CardView[]
  readonly news: readonly CardView[]
  readonly list: readonly KitItem[]
  readonly currencySign: string
  readonly brands: readonly BrandView[]
}

const SHELF_SIZE = 8
const LIST_SIZE = 8
const BRANDS_MAX = 6
/** The first cover is two wide: two full rows of four. */
const COVERS_MAX = 7

export const loader = defineLoader('home', async request => {
  const { configuration, session, shared } = request
  const rules = priceRules(session, configuration)
  const [banners, sections, hits, news, list, brands] = await Promise.all([
    shared('banners', backend => backend(listBanners, {})),
    rootSections(request),
    readShelf(request, 'bestsellers', SHELF_SIZE),
    readShelf(request, 'new-arrivals', SHELF_SIZE),
    readList(request),
    readBrands(request)
  ])
  const placed = (place: Banner['place']) => banners.data.filter(banner => banner.place === place)
  return {
    data: {
      shopTitle: configuration.shopTitle,
      freeDeliveryFrom: showPrice(configuration.freeDeliveryFrom, rules),
      slides: placed('slider'),
      tiles: placed('tile'),
      sections: sections.slice(0, COVERS_MAX),
      hits,
      news,
      list: kitItems(list, rules),
      currencySign: rules.currency.sign,
      brands: brands.slice(0, BRANDS_MAX)
    },
    head: {
      title: `Школьная форма, рюкзаки и канцелярия — ${configuration.shopTitle}`,
      description:
        'Школьная форма, рюкзаки, тетради, товары для творчества и опытов с доставкой по России.'
    }
  }
})

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
  return data
}
