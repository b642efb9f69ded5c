import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  readFrom,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import { getBanner, listBanners } from './banners.ts'
import { listCollectionFilters, listCollectionProducts, listCollections } from './collections.ts'
import { getNews, listNews } from './news.ts'
import { getPage, listPageTree, searchPages } from './pages.ts'
import { getPartner, listPartners } from './partners.ts'
import { getSeo } from './seo.ts'
import { listShopPoints } from './shop-points.ts'
import { getWidget } from './widgets.ts'

test.each<AskedRow>([
  ['the banners are read', 'GET /banners/v1', api => api(listBanners, {})],
  [
    'the banners of a place are asked for with category and values',
    'GET /banners/v1/listing?category=odezhda/sarafany&values=color:sinij&values=size:122-60',
    api =>
      api(getBanner, {
        params: { code: 'listing' },
        query: { category: 'odezhda/sarafany', values: ['color:sinij', 'size:122-60'] }
      })
  ],
  [
    'collections are listed by page',
    'GET /collections/v1?page=2&limit=6',
    api => api(listCollections, { query: { page: 2, limit: 6 } })
  ],
  [
    'the goods of a collection are listed',
    'GET /collections/v1/k-1-sentyabrya/products?sort=new&values=7&values=9&page=1',
    api =>
      api(listCollectionProducts, {
        params: { id: 'k-1-sentyabrya' },
        query: { sort: 'new', values: [7, 9], page: 1 }
      })
  ],
  [
    'the filters of all collections are read',
    'GET /collections/v1/filters',
    api => api(listCollectionFilters, {})
  ],
  [
    'the filters of one collection are read',
    'GET /collections/v1/filters?id=3',
    api => api(listCollectionFilters, { query: { id: '3' } })
  ],
  ['the blog is read', 'GET /news/v1', api => api(listNews, {})],
  [
    'promotions with a tag are listed',
    'GET /news/v1?type=actions&tag=Первый класс',
    api => api(listNews, { query: { type: 'actions', tag: 'Первый класс' } })
  ],
  ['an article is read by its id', 'GET /news/v1/12', api => api(getNews, { params: { id: 12 } })],
  [
    'an article is read by a code that is no path',
    'GET /news/v1/ранец/2',
    api => api(getNews, { params: { id: 'ранец/2' } })
  ],
  [
    'a page of texts is read by its code',
    'GET /pages/v1?code=policy',
    api => api(getPage, { query: { code: 'policy' } })
  ],
  ['the tree of pages is read', 'GET /pages/v1/short/tree', api => api(listPageTree, {})],
  [
    'texts are searched',
    'GET /pages/v1/search?query=доставка и оплата&page=1&limit=10',
    api => api(searchPages, { query: { query: 'доставка и оплата', page: 1, limit: 10 } })
  ],
  ['brands are listed', 'GET /partners/v1', api => api(listPartners, {})],
  [
    'brands with a size table are listed',
    'GET /partners/v1?sizes=true',
    api => api(listPartners, { query: { sizes: 'true' } })
  ],
  ['a brand is read', 'GET /partners/v1/opyt', api => api(getPartner, { params: { id: 'opyt' } })],
  [
    'the texts of an address are asked for with url',
    'GET /seo/v1?url=/catalog/odezhda',
    api => api(getSeo, { query: { url: '/catalog/odezhda' } })
  ],
  ['all shops are read', 'GET /shop-points/v1', api => api(listShopPoints, {})],
  [
    'dealers of a region are read',
    'GET /shop-points/v1?type=dealer&region=71',
    api => api(listShopPoints, { query: { type: 'dealer', region: '71' } })
  ],
  [
    'a widget is read by its code',
    'GET /widgets/v1/gift-cards',
    api => api(getWidget, { params: { code: 'gift-cards' } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

const words = (length: number) => Array.from({ length }, () => 'color:sinij')

test.each<InputRow>([
  ['200 chosen values are looked at', getBanner.query, { values: words(200) }, []],
  ['201 are refused', getBanner.query, { values: words(201) }, ['values']],
  [
    'the path of a category has 500 signs at most',
    getBanner.query,
    { category: 'a'.repeat(501) },
    ['category']
  ],
  [
    'values of a collection are ids',
    listCollectionProducts.query,
    { values: ['7', 'sinij'] },
    ['values.1']
  ],
  [
    'a collection has the orders of the catalogue',
    listCollectionProducts.query,
    { sort: 'sale' },
    ['sort']
  ],
  ['pages are counted from 1', listCollections.query, { page: 0, limit: 0 }, ['page', 'limit']],
  [
    'pages come as digits in an address',
    listCollections.query,
    { page: '1000000', limit: '1' },
    []
  ],
  ['the page after the millionth is refused', listCollections.query, { page: '1000001' }, ['page']],
  ['the shop has articles, news and promotions', listNews.query, { type: 'blog' }, ['type']],
  ['a tag has 100 signs at most', listNews.query, { tag: 'ы'.repeat(101) }, ['tag']],
  ['a page without a code is none', getPage.query, {}, ['code']],
  ['a search without words is refused', searchPages.query, { page: 1 }, ['query']],
  ['a search of 10 000 signs is read', searchPages.query, { query: 'ы'.repeat(10_000) }, []],
  ['a longer one is refused', searchPages.query, { query: 'ы'.repeat(10_001) }, ['query']],
  ['the brands with sizes are chosen by a word', listPartners.query, { sizes: true }, ['sizes']],
  ['an address has 2048 signs at most', getSeo.query, { url: '/'.repeat(2049) }, ['url']],
  ['a point of sale is a shop or a dealer', listShopPoints.query, { type: 'store' }, ['type']],
  ['a region is a short code', listShopPoints.query, { region: '7'.repeat(11) }, ['region']]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /banners/v1: data.0.place', 7, listBanners],
  ['GET /banners/v1/{code}: data.0.values', undefined, getBanner],
  ['GET /collections/v1: data.0.productsCount', '12', listCollections],
  ['GET /collections/v1/{id}/products: collection', undefined, listCollectionProducts],
  ['GET /collections/v1/filters: data.0.priority', undefined, listCollectionFilters],
  ['GET /news/v1: tags', undefined, listNews],
  ['GET /news/v1: data.0.publicationDate', null, listNews],
  ['GET /news/v1/{id}: previous', undefined, getNews],
  ['GET /pages/v1: html', undefined, getPage],
  ['GET /pages/v1/short/tree: data.0.children', undefined, listPageTree],
  ['GET /pages/v1/search: data.0.kind', 7, searchPages],
  ['GET /partners/v1: data.0.hasSizeTable', undefined, listPartners],
  ['GET /partners/v1/{id}: sizeTable', undefined, getPartner],
  ['GET /seo/v1: data', undefined, getSeo],
  ['GET /seo/v1: data.ogTitle', undefined, getSeo],
  ['GET /shop-points/v1: regions', undefined, listShopPoints],
  ['GET /shop-points/v1: shops.0.coordinates', [], listShopPoints],
  ['GET /widgets/v1/{code}: kind', 7, getWidget],
  ['GET /widgets/v1/{code}: items.0.link', undefined, getWidget]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('an address without texts set by hand is an answer, not a failure', async () => {
  const call = await readFrom(api => api(getSeo, { query: { url: '/cart' } }), { data: null })

  expect(call).toEqual({ data: null })
})

test('a tree of pages is read down to its leaves', async () => {
  const tree = {
    data: [
      {
        code: 'info',
        title: 'Информация для покупателей',
        children: [
          { code: 'payments', title: 'Оплата и доставка', children: [] },
          { code: 'refund', title: 'Возврат товара', children: [] }
        ]
      }
    ]
  }

  expect(await readFrom(api => api(listPageTree, {}), tree)).toEqual(tree)
})
