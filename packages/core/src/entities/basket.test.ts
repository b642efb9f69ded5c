import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wrongFields } from '../testing/test-wire.ts'
import { basket, basketBucket, basketIntent, basketTotal, setTemplate } from './basket.ts'

const total = {
  availableBonuses: [{ accountType: 'user', value: 320.5 }],
  bonusesForWriteOff: 150,
  bonusesForAccrual: 42,
  calculationalLimitPrice: 3000,
  factualLimitPrice: 1290,
  count: 3,
  height: 12,
  len: 30,
  width: 20,
  weight: 0.85,
  volume: 0.0072,
  multiplier: 1,
  oldPrice: 1490,
  price: 1290,
  promoCodeDiscountValue: 200,
  promocodeUsed: 'ЛИНЕЙКА10',
  remainsUntilFreeDelivery: 3710,
  productsCountInBasket: 4
}

test('a total of §3 is read letter by letter', () => {
  expect(basketTotal.parse(total)).toEqual(total)
})

test.each([
  'availableBonuses',
  'bonusesForWriteOff',
  'bonusesForAccrual',
  'calculationalLimitPrice',
  'factualLimitPrice',
  'count',
  'height',
  'len',
  'width',
  'weight',
  'volume',
  'multiplier',
  'oldPrice',
  'price',
  'promoCodeDiscountValue',
  'promocodeUsed',
  'productsCountInBasket'
])('a total without %s is refused', field => {
  expect(wrongFields(basketTotal, withField(total, [field], undefined))).toEqual([field])
})

test('of a total only the promo code may be null', () => {
  const nullable = Object.keys(total).filter(
    field => wrongFields(basketTotal, { ...total, [field]: null }).length === 0
  )

  expect(nullable).toEqual(['promocodeUsed'])
})

test('a bonus account is known by its type', () => {
  const path = ['availableBonuses', '0', 'accountType']

  expect(wrongFields(basketTotal, withField(total, path, undefined))).toEqual([
    'availableBonuses.0.accountType'
  ])
})

test('a basket has a version, its halves and one total', () => {
  expect(wrongFields(basket, {})).toEqual(['version', 'data', 'total'])
})

test('a half of a basket says which one it is and holds sets and products', () => {
  expect(wrongFields(basketBucket, {})).toEqual(['inStock', 'constructorSets', 'products'])
  expect(wrongFields(basketBucket, { inStock: false, constructorSets: [], products: [] })).toEqual(
    []
  )
})

test('an empty basket is a basket', () => {
  expect(wrongFields(basket, { version: 0, data: [], total })).toEqual([])
})

const set = {
  id: 'pervoklassnik:11,42',
  code: 'pervoklassnik',
  title: 'Набор первоклассника',
  groupIds: [11, 42],
  count: 1,
  price: 3690,
  oldPrice: 4100,
  sum: 3690,
  selected: true,
  basketErr: '',
  products: []
}
const bucketWith = (patch: object) => ({
  inStock: true,
  constructorSets: [Object.assign({}, set, patch)],
  products: []
})

test.each(Object.keys(set))('a set in the basket without %s is refused', field => {
  expect(wrongFields(basketBucket, bucketWith({ [field]: undefined }))).toEqual([
    `constructorSets.0.${field}`
  ])
})

test('a set that costs what its parts cost has no old price', () => {
  expect(wrongFields(basketBucket, bucketWith({ oldPrice: null }))).toEqual([])
})

test('a template of a set has a discount and slots with products to choose from', () => {
  const template = {
    code: 'pervoklassnik',
    title: 'Набор первоклассника',
    text: 'Соберите сами',
    discountPercent: 10,
    slots: [{ title: 'Ранец', products: [fixtures.productCard()] }]
  }

  expect(setTemplate.parse(template)).toEqual(template)
  expect(wrongFields(setTemplate, { ...template, slots: [{ title: 'Ранец' }] })).toEqual([
    'slots.0.products'
  ])
})

test.each<[string, unknown, string[]]>([
  ['takes a line out with 0', { id: '1', groupId: 11, count: 0 }, []],
  ['has an id of 64 signs at most', { id: 'a'.repeat(65), groupId: 11, count: 1 }, ['id']],
  ['has an id', { id: '', groupId: 11, count: 1 }, ['id']],
  ['counts in numbers', { id: '1', groupId: 11, count: '1' }, ['count']],
  ['means a group', { id: '1', count: 1 }, ['groupId']]
])('a wish for a line %s', (_, intent, wrong) => {
  expect(wrongFields(basketIntent, intent)).toEqual(wrong)
})

test('a total may be silent about free delivery: the default of the shop counts then', () => {
  const { remainsUntilFreeDelivery: _, ...silent } = fixtures.basketTotal()
  expect(wrongFields(basketTotal, silent)).toEqual([])
})
