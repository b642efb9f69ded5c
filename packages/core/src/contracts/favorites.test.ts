import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import { listFavoriteIds, listFavorites, mergeFavorites, toggleFavorite } from './favorites.ts'

test.each<AskedRow>([
  [
    'favourites are listed with limit and page',
    'GET /favorites/v1?limit=6&page=2',
    api => api(listFavorites, { query: { limit: 6, page: 2 } })
  ],
  [
    'a favourite is put in or taken out',
    'PUT /favorites/v1',
    api => api(toggleFavorite, { body: { product: 17 } })
  ],
  ['ids of favourites are read', 'GET /favorites/v1/ids', api => api(listFavoriteIds, {})],
  [
    'a guest’s favourites are merged',
    'POST /favorites/v1/merge',
    api => api(mergeFavorites, { body: { productIds: [3, 1, 2] } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test.each<InputRow>([
  ['a favourite is a product from 1', toggleFavorite.body, { product: 0 }, ['product']],
  ['a favourite is a whole number', toggleFavorite.body, { product: 1.5 }, ['product']],
  ['the largest id is that of the store', toggleFavorite.body, { product: 2_147_483_647 }, []],
  ['a larger one is refused', toggleFavorite.body, { product: 2_147_483_648 }, ['product']],
  ['an empty list is merged', mergeFavorites.body, { productIds: [] }, []],
  [
    '501 favourites are not merged',
    mergeFavorites.body,
    { productIds: Array.from({ length: 501 }, (_, place) => place + 1) },
    ['productIds']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /favorites/v1: meta', undefined, listFavorites],
  ['PUT /favorites/v1: favorite', undefined, toggleFavorite],
  ['GET /favorites/v1/ids: data.0', '17', listFavoriteIds],
  ['POST /favorites/v1/merge: data', undefined, mergeFavorites]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})
