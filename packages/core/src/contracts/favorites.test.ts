import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import {
  getBonusBalance,
  getBonusClient,
  listBonusAccounts,
  listProductsBonuses
} from './bonuses.ts'
import { listFavoriteIds, listFavorites, mergeFavorites, toggleFavorite } from './favorites.ts'

test.each<AskedRow>([
  ['the own bonuses are read', 'GET /bonuses/v1/balance', api => api(getBonusBalance, {})],
  [
    'bonuses of a kind of user are read by page',
    'GET /bonuses/v1/balance?userType=dealer&page=2&limit=20',
    api => api(getBonusBalance, { query: { userType: 'dealer', page: 2, limit: 20 } })
  ],
  [
    'bonuses for products are read',
    'GET /bonuses/v1/products-bonuses?ids=1&ids=2',
    api => api(listProductsBonuses, { query: { ids: [1, 2] } })
  ],
  ['the programme is read', 'GET /bonuses/v1/client', api => api(getBonusClient, {})],
  ['bonus accounts are read', 'GET /bonuses/v1/accounts', api => api(listBonusAccounts, {})],
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
  expect(asked.known).toEqual(asked.given)
})

const names = (length: number) => Array.from({ length }, (_, place) => String(place))

test.each<InputRow>([
  [
    'the kinds of bonus accounts are three',
    getBonusBalance.query,
    { userType: 'guest' },
    ['userType']
  ],
  ['a page of bonuses has 100 lines at most', getBonusBalance.query, { limit: '101' }, ['limit']],
  ['bonuses of 50 products are read', listProductsBonuses.query, { ids: names(50) }, []],
  ['bonuses of 51 are not', listProductsBonuses.query, { ids: names(51) }, ['ids']],
  ['bonuses of no products have to be asked for', listProductsBonuses.query, {}, ['ids']],
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
  ['GET /bonuses/v1/balance: bonusLog', undefined, getBonusBalance],
  ['GET /bonuses/v1/balance: bonusLog.0.kind', 'gift', getBonusBalance],
  ['GET /bonuses/v1/balance: value', '150', getBonusBalance],
  ['GET /bonuses/v1/products-bonuses: data.0.productId', undefined, listProductsBonuses],
  ['GET /bonuses/v1/client: active', 'да', getBonusClient],
  ['GET /bonuses/v1/accounts: data.0.accountType', 'guest', listBonusAccounts],
  ['GET /favorites/v1: meta', undefined, listFavorites],
  ['PUT /favorites/v1: favorite', undefined, toggleFavorite],
  ['GET /favorites/v1/ids: data.0', '17', listFavoriteIds],
  ['POST /favorites/v1/merge: data', undefined, mergeFavorites]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})
