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
  ['bonus accounts are read', 'GET /bonuses/v1/accounts', api => api(listBonusAccounts, {})]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
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
  ['bonuses of no products have to be asked for', listProductsBonuses.query, {}, ['ids']]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /bonuses/v1/balance: bonusLog', undefined, getBonusBalance],
  ['GET /bonuses/v1/balance: bonusLog.0.kind', 7, getBonusBalance],
  ['GET /bonuses/v1/balance: value', '150', getBonusBalance],
  ['GET /bonuses/v1/products-bonuses: data.0.productId', undefined, listProductsBonuses],
  ['GET /bonuses/v1/client: active', 'да', getBonusClient],
  ['GET /bonuses/v1/accounts: data.0.accountType', 7, listBonusAccounts]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})
