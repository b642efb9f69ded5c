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
  readonly currencySign: string
}

export interface HomeParts {
  readonly banners: { readonly slides: readonly Banner[]; readonly tiles: readonly Banner[] }
  readonly sections: readonly Category[]
  readonly hits: readonly CardView[]
  readonly news: readonly CardView[]
  readonly list: readonly KitItem[]
  readonly brands: readonly BrandView[]
}

const SHELF_SIZE = 8
const LIST_SIZE = 8
const BRANDS_MAX = 6
/** The first cover is two wide: two full rows of four. */
const COVERS_MAX = 7

export const loader = defineLoader('home', async request => {
  const { configuration, session } = request
  const rules = priceRules(session, configuration)
  return {
    data: {
      shopTitle: configuration.shopTitle,
      freeDeliveryFrom: showPrice(configuration.freeDeliveryFrom, rules),
      currencySign: rules.currency.sign
    },
    parts: {
      banners: () => readBanners(request),
      sections: () => rootSections(request),
      hits: () => readShelf(request, 'bestsellers', SHELF_SIZE),
      list: async () => kitItems(await readList(request), rules),
      news: () => readShelf(request, 'new-arrivals', SHELF_SIZE),
      brands: async () => (await readBrands(request)).slice(0, BRANDS_MAX)
    },
    head: {
      title: `Школьная форма, рюкзаки и канцелярия — ${configuration.shopTitle}`,
      description:
        'Школьная форма, рюкзаки, тетради, товары для творчества и опытов с доставкой по России.'
    }
  }
})

async function readBanners({ shared }: ShopRequest) {
  const { data } = await shared('banners', backend => backend(listBanners, {}))
  const placed = (place: Banner['place']) => data.filter(banner => banner.place === place)
  return { slides: placed('slider'), tiles: placed('tile') }
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
