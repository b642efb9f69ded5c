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
import {
  countProducts,
  listCategories,
  listFilters,
  listProducts,
  listProductsByIds,
  productSelection,
  viewProduct
} from './catalog.ts'
import { listCategorySuggestions } from './category-suggestions.ts'
import { compareProducts } from './compare-products.ts'
import { listSimilarProducts } from './similar-products.ts'
import { listStickers } from './stickers.ts'

const selection = {
  category: 'odezhda/sarafany',
  filters: { color: ['sinij', 'seryj'], size: ['122-60'] },
  priceFrom: 450,
  priceTo: 2990.5,
  inStock: true,
  search: 'сарафан',
  collection: 'k-1-sentyabrya',
  sticker: 'hit'
}

test.each<AskedRow>([
  [
    'products are asked for with filters and paging',
    'POST /catalog/v1/products',
    api =>
      api(listProducts, {
        body: { ...selection, sort: 'price-desc', page: 2, limit: 10, facets: true }
      })
  ],
  [
    'products are counted by the same selection',
    'POST /catalog/v1/products/count',
    api => api(countProducts, { body: selection })
  ],
  [
    'a product is seen by its id',
    'GET /catalog/v1/products/view?id=17',
    api => api(viewProduct, { query: { id: 17 } })
  ],
  [
    'a product is seen by its code',
    'GET /catalog/v1/products/view?code=sarafan-kembridzh',
    api => api(viewProduct, { query: { code: 'sarafan-kembridzh' } })
  ],
  [
    'several products are read by their ids',
    'GET /catalog/v1/products/by-ids?ids=3&ids=1&ids=2',
    api => api(listProductsByIds, { query: { ids: [3, 1, 2] } })
  ],
  [
    'no ids are no parameter',
    'GET /catalog/v1/products/by-ids',
    api => api(listProductsByIds, { query: { ids: [] } })
  ],
  [
    'compared products are read by their ids',
    'GET /compare-products/v1?ids=5&ids=4',
    api => api(compareProducts, { query: { ids: [5, 4] } })
  ],
  ['the categories are read', 'GET /catalog/v1/categories', api => api(listCategories, {})],
  ['the filters of the shop are read', 'GET /catalog/v1/filters', api => api(listFilters, {})],
  [
    'the filters of a category are read',
    'GET /catalog/v1/filters?category=odezhda/sarafany',
    api => api(listFilters, { query: { category: 'odezhda/sarafany' } })
  ],
  [
    'categories to look at next are asked for by an id',
    'GET /category-suggestions/v1?categoryId=8',
    api => api(listCategorySuggestions, { query: { categoryId: 8 } })
  ],
  [
    'the first categories are asked for without one',
    'GET /category-suggestions/v1',
    api => api(listCategorySuggestions, { query: { categoryId: undefined } })
  ],
  [
    'similar products are limited',
    'POST /similar-products/v1',
    api => api(listSimilarProducts, { body: { productId: 17, limit: 8 } })
  ],
  ['the stickers are read', 'GET /stickers/v1', api => api(listStickers, {})]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('what a selection leaves open is not on the wire', async () => {
  const { body } = await askedBy(api =>
    api(listProducts, { body: { category: 'odezhda', search: undefined, inStock: false } })
  )

  expect(body).toEqual({ category: 'odezhda', inStock: false })
})

const numbers = (length: number) => Array.from({ length }, (_, place) => place + 1)

test.each<InputRow>([
  ['every product is a selection', productSelection, {}, []],
  ['a filter may have no value', productSelection, { filters: { color: [] } }, []],
  [
    '201 values of one filter are refused',
    productSelection,
    { filters: { color: numbers(201).map(String) } },
    ['filters.color']
  ],
  [
    'a value that is no code is refused',
    productSelection,
    { filters: { color: [7] } },
    ['filters.color.0']
  ],
  ['a price from 0 is a price', productSelection, { priceFrom: 0, priceTo: 0 }, []],
  [
    'prices below 0 are refused',
    productSelection,
    { priceFrom: -0.01, priceTo: -1 },
    ['priceFrom', 'priceTo']
  ],
  ['prices are numbers', productSelection, { priceTo: '990' }, ['priceTo']],
  ['a search of 10 000 signs is read', productSelection, { search: 'ы'.repeat(10_000) }, []],
  ['a longer one is refused', productSelection, { search: 'ы'.repeat(10_001) }, ['search']],
  ['a list may be asked for without anything', listProducts.body, {}, []],
  ['the sixth order is the discount', listProducts.body, { sort: 'discount' }, []],
  ['an order that the shop has not is refused', listProducts.body, { sort: 'sale' }, ['sort']],
  ['pages begin with 1', listProducts.body, { page: 0 }, ['page']],
  ['a page is a whole number', listProducts.body, { page: 1.5 }, ['page']],
  ['100 products make a page', listProducts.body, { page: 1, limit: 100 }, []],
  ['101 do not', listProducts.body, { limit: 101 }, ['limit']],
  ['an id in an address is a text of digits', viewProduct.query, { id: '17' }, []],
  ['a word is no id', viewProduct.query, { id: 'сарафан' }, ['id']],
  ['50 ids are read at once', listProductsByIds.query, { ids: numbers(50) }, []],
  ['51 are not', listProductsByIds.query, { ids: numbers(51) }, ['ids']],
  ['half a product has no id', listProductsByIds.query, { ids: ['1.5'] }, ['ids.0']],
  ['10 products are compared', compareProducts.query, { ids: numbers(10) }, []],
  ['11 are not', compareProducts.query, { ids: numbers(11) }, ['ids']],
  [
    '50 similar products may be asked for',
    listSimilarProducts.body,
    { productId: 1, limit: 50 },
    []
  ],
  ['51 may not', listSimilarProducts.body, { productId: 1, limit: 51 }, ['limit']],
  ['similar to what has to be said', listSimilarProducts.body, { limit: 8 }, ['productId']]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['POST /catalog/v1/products: meta.total', undefined, listProducts],
  ['POST /catalog/v1/products: corrected', undefined, listProducts],
  ['POST /catalog/v1/products: facets', undefined, listProducts],
  ['POST /catalog/v1/products: facets.price.max', '2990', listProducts],
  ['POST /catalog/v1/products: data.0.cardPrices', undefined, listProducts],
  ['POST /catalog/v1/products: data.0.stickers.0.tone', 7, listProducts],
  ['POST /catalog/v1/products/count: count', null, countProducts],
  ['GET /catalog/v1/products/view: trail', undefined, viewProduct],
  ['GET /catalog/v1/products/view: groups.0.offers.0.prices.0.limit', null, viewProduct],
  ['GET /catalog/v1/products/by-ids: data', {}, listProductsByIds],
  ['GET /compare-products/v1: data.0.characteristicGroups', undefined, compareProducts],
  ['GET /catalog/v1/categories: data.0.parentId', undefined, listCategories],
  ['GET /catalog/v1/categories: data.0.childrenIds.0', '8', listCategories],
  ['GET /catalog/v1/filters: data.0.kind', 7, listFilters],
  ['GET /catalog/v1/filters: data.0.values.0.dependedValues', undefined, listFilters],
  ['GET /category-suggestions/v1: data.0.title', null, listCategorySuggestions],
  ['POST /similar-products/v1: data.0.id', 'a-1', listSimilarProducts],
  ['GET /stickers/v1: data.0.title', undefined, listStickers]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('a search that found nothing is an answer: no prices, no other text, no pages', async () => {
  const nothing = {
    data: [],
    meta: { page: 1, limit: 10, total: 0, pages: 0 },
    facets: { filters: [], price: null, inStock: 0 },
    corrected: null
  }

  expect(await readFrom(api => api(listProducts, { body: {} }), nothing)).toEqual(nothing)
})
