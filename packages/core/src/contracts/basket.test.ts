import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
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
  clearBasket,
  getBasket,
  getBasketTotal,
  listConstructorSets,
  listVirtualProducts,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts,
  removeBasketProducts,
  removeConstructorSets,
  selectBasketProducts,
  updateBasket
} from './basket.ts'

const intent = { id: '0191f0c2-0001', groupId: 11, count: 2 }
const setIntent = { id: '0191f0c2-0002', code: 'pervoklassnik', groupIds: [11, 42], count: 1 }

test.each<AskedRow>([
  ['the total is read', 'GET /basket/v1/total', api => api(getBasketTotal, {})],
  ['the basket is read', 'GET /basket/v1', api => api(getBasket, {})],
  [
    'counts are set with the cart token and the word that they are absolute',
    'POST /basket/v1/products',
    api => api(putBasketProducts, { body: { basket: 'cart-0001', groups: [intent], change: true } })
  ],
  [
    'lines are taken out with those that are out of stock',
    'DELETE /basket/v1/products',
    api => api(removeBasketProducts, { body: { groupIds: [11, 42], notInStock: true } })
  ],
  ['the basket is emptied', 'DELETE /basket/v1', api => api(clearBasket, {})],
  [
    'the basket is emptied of what an intent has seen',
    'DELETE /basket/v1?intent=4',
    api => api(clearBasket, { query: { intent: '4' } })
  ],
  [
    'a promo code and bonuses are set',
    'PATCH /basket/v1',
    api => api(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10', bonuses: 150.5, intent: '1' } })
  ],
  [
    'lines and sets are chosen',
    'POST /basket/v1/select',
    api =>
      api(selectBasketProducts, {
        body: { groupIds: [11], setIds: ['pervoklassnik:11,42'], selected: false, intent: '2' }
      })
  ],
  [
    'certificates are shown',
    'GET /basket/v1/virtual/products',
    api => api(listVirtualProducts, {})
  ],
  [
    'a certificate is put in',
    'POST /basket/v1/virtual/products',
    api => api(putVirtualProducts, { body: { groups: [intent], change: false } })
  ],
  ['sets are shown', 'GET /basket/v1/constructor-set', api => api(listConstructorSets, {})],
  [
    'a set is put in',
    'POST /basket/v1/constructor-set',
    api => api(putConstructorSet, { body: setIntent })
  ],
  [
    'a set is taken out',
    'DELETE /basket/v1/constructor-set',
    api => api(removeConstructorSets, { body: { ids: ['pervoklassnik:11,42'], intent: '3' } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('a promo code that is taken away is null on the wire, bonuses left alone are not there', async () => {
  const { body } = await askedBy(api =>
    api(updateBasket, { body: { promoCode: null, bonuses: undefined } })
  )

  expect(body).toEqual({ promoCode: null })
})

const groupsOf = (length: number) => ({
  groups: Array.from({ length }, (_, place) => ({ ...intent, groupId: place })),
  change: true
})
const idsOf = (length: number) => Array.from({ length }, (_, place) => place)
const namesOf = (length: number, size = 3) => Array.from({ length }, () => 'a'.repeat(size))

test.each<InputRow>([
  ['100 lines at once are taken', putBasketProducts.body, groupsOf(100), []],
  ['501 lines at once are refused', putBasketProducts.body, groupsOf(501), ['groups']],
  ['no line at all is refused', putBasketProducts.body, groupsOf(0), ['groups']],
  [
    'a change without its kind is refused',
    putBasketProducts.body,
    { groups: [intent] },
    ['change']
  ],
  [
    'a line without an id of its wish is refused',
    putBasketProducts.body,
    { groups: [{ ...intent, id: '' }], change: true },
    ['groups.0.id']
  ],
  [
    'a group named by a text is refused',
    putBasketProducts.body,
    { groups: [{ ...intent, groupId: '11' }], change: true },
    ['groups.0.groupId']
  ],
  [
    'a cart token of 65 characters is refused',
    putBasketProducts.body,
    { ...groupsOf(1), basket: 'a'.repeat(65) },
    ['basket']
  ],
  ['no certificate at all is refused', putVirtualProducts.body, groupsOf(0), ['groups']],
  [
    '500 lines may be taken out at once',
    removeBasketProducts.body,
    { groupIds: idsOf(500), notInStock: false },
    []
  ],
  [
    '501 lines may not be taken out at once',
    removeBasketProducts.body,
    { groupIds: idsOf(501), notInStock: false },
    ['groupIds']
  ],
  [
    'a removal has to say what becomes of the lines out of stock',
    removeBasketProducts.body,
    { groupIds: [] },
    ['notInStock']
  ],
  ['a change may say nothing', updateBasket.body, {}, []],
  ['bonuses may be none', updateBasket.body, { bonuses: 0 }, []],
  ['bonuses are never less than none', updateBasket.body, { bonuses: -1 }, ['bonuses']],
  ['a promo code of 64 signs is read', updateBasket.body, { promoCode: 'Л'.repeat(64) }, []],
  ['a longer one is not', updateBasket.body, { promoCode: 'Л'.repeat(65) }, ['promoCode']],
  [
    'a choice without its value is refused',
    selectBasketProducts.body,
    { groupIds: [11] },
    ['selected']
  ],
  [
    '101 sets may not be chosen at once',
    selectBasketProducts.body,
    { groupIds: [], setIds: namesOf(101), selected: true },
    ['setIds']
  ],
  [
    'a set of 20 products is read',
    putConstructorSet.body,
    { ...setIntent, groupIds: idsOf(20) },
    []
  ],
  [
    'a set of 21 is not',
    putConstructorSet.body,
    { ...setIntent, groupIds: idsOf(21) },
    ['groupIds']
  ],
  ['a set of nothing is not', putConstructorSet.body, { ...setIntent, groupIds: [] }, ['groupIds']],
  ['a set without a name is not', putConstructorSet.body, { ...setIntent, code: '' }, ['code']],
  [
    'a set is named in at most 300 signs',
    removeConstructorSets.body,
    { ids: namesOf(1, 301) },
    ['ids.0']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /basket/v1/total: count', undefined, getBasketTotal],
  ['GET /basket/v1/total: productsCountInBasket', null, getBasketTotal],
  ['GET /basket/v1/total: promocodeUsed', undefined, getBasketTotal],
  ['GET /basket/v1/total: availableBonuses.0.accountType', 7, getBasketTotal],
  ['GET /basket/v1: version', '3', getBasket],
  ['GET /basket/v1: data.0.inStock', 'true', getBasket],
  ['GET /basket/v1: data.0.constructorSets', undefined, getBasket],
  ['GET /basket/v1: data.0.constructorSets.0.sum', '900 ₽', getBasket],
  ['POST /basket/v1/products: total.price', '1 290', putBasketProducts],
  ['DELETE /basket/v1/products: data', null, removeBasketProducts],
  ['DELETE /basket/v1: total', undefined, clearBasket],
  ['PATCH /basket/v1: total.remainsUntilFreeDelivery', '5000', updateBasket],
  ['POST /basket/v1/select: data.0.products.0.groups.0.selected', 1, selectBasketProducts],
  ['GET /basket/v1/constructor-set: data.0.slots.0.products', undefined, listConstructorSets],
  ['GET /basket/v1/virtual/products: data.0.cardPrices.0.price', null, listVirtualProducts]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('an answer with more than was promised is read without it', async () => {
  const basket = fixtures.basket()

  expect(await readFrom(api => api(getBasket, {}), { ...basket, debug: 'SELECT 1' })).toEqual(
    basket
  )
})
