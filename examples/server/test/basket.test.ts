import {
  getBasket,
  getBasketTotal,
  putBasketProducts,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, type Shopper, sellGroup, setStock } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('a line is counted, priced and left out of the sum when it is not selected', async () => {
  const shopper = createShopper(backend)
  const first = await sellGroup(backend, { stock: 10, kopecks: 12_345 })
  const second = await sellGroup(backend, { stock: 10, kopecks: 20_000 })
  await shopper.put(first, 3)
  await shopper.put(second, 2)

  const basket = await shopper.call(selectBasketProducts, {
    body: { groupIds: [second], selected: false }
  })

  expect(countsOf(basket)).toEqual({ [first]: 3, [second]: 2 })
  expect(basket.total).toMatchObject({
    price: 370.35,
    count: 3,
    productsCountInBasket: 5,
    remainsUntilFreeDelivery: 4629.65
  })
})

test('the price apiece follows the quantity and the role', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  const prices = [
    { priceRole: 'guest_opt', limit: 1, kopecks: 10_000 },
    { priceRole: 'guest_opt', limit: 10, kopecks: 9_000 },
    { priceRole: 'user', limit: 1, kopecks: 8_000 }
  ]
  await backend.db
    .updateTable('offer')
    .set({ prices: JSON.stringify(prices) })
    .where('group_id', '=', group)
    .execute()

  expect((await shopper.put(group, 9)).total.price).toBe(900)
  expect((await shopper.put(group, 10)).total.price).toBe(900)
  expect((await shopper.put(group, 11)).total.price).toBe(990)
  await shopper.signUp()
  expect((await shopper.call(getBasket, {})).total.price).toBe(880)
})

test('more than there is becomes what there is, with a word at the line', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 4 })

  const basket = await shopper.put(group, 7)

  expect(countsOf(basket)).toEqual({ [group]: 4 })
  expect(errorsOf(basket)).toEqual(['Осталось 4 шт.'])
  expect(basket.total.price).toBe(400)
  expect(errorsOf(await shopper.put(group, 4))).toEqual([''])
})

test('a line that sold out moves to the other bucket and out of the sum', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 4 })
  await shopper.put(group, 3)

  await setStock(backend, group, 2)
  const short = await shopper.call(getBasket, {})
  await setStock(backend, group, 0)
  const gone = await shopper.call(getBasket, {})

  expect([countsOf(short), errorsOf(short)]).toEqual([{ [group]: 2 }, ['Осталось 2 шт.']])
  expect(gone.data[0]?.products).toEqual([])
  expect(gone.data[1]?.products[0]?.groups[0]).toMatchObject({
    count: 3,
    basketErr: 'Нет в наличии'
  })
  expect(gone.total).toMatchObject({ price: 0, count: 0, productsCountInBasket: 3 })
  const cleaned = await shopper.call(removeBasketProducts, {
    body: { groupIds: [], notInStock: true }
  })
  expect(countsOf(cleaned)).toEqual({})
})

test('what is not there cannot be put in', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 0 })
  const groups = [{ id: '1', groupId: group, count: 1 }]

  const refusal = await shopper.refused(putBasketProducts, { body: { groups, change: true } })

  expect([refusal.status, refusal.message]).toEqual([409, 'Товар закончился'])
})

test.each([-1, 1000, 1.5, 1e9, '1e3', null])('the quantity %j is refused', async count => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 5 })

  const response = await backend.app.request('/basket/v1/products', {
    method: 'POST',
    headers: { ...shopper.headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ groups: [{ id: '1', groupId: group, count }], change: true })
  })

  expect(response.status).toBe(400)
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({})
})

test('a wrong quantity is explained', async () => {
  const shopper = createShopper(backend)
  const groups = [{ id: '1', groupId: 1, count: 1000 }]

  const refusal = await shopper.refused(putBasketProducts, { body: { groups, change: true } })

  expect(refusal.errors).toEqual({
    'groups.0.count': 'Количество должно быть целым числом от 0 до 999'
  })
})

test('an unknown product is refused with all that came beside it', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 5 })
  const groups = [
    { id: '1', groupId: group, count: 1 },
    { id: '1', groupId: 987_654_321, count: 1 }
  ]

  const refusal = await shopper.refused(putBasketProducts, { body: { groups, change: true } })

  expect(refusal.status).toBe(404)
  expect(refusal.errors).toEqual({ 'groups.1.groupId': 'Такого товара больше нет' })
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({})
})

test('a total is asked for without the lines', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 9, kopecks: 500_000 })
  await shopper.put(group, 1)

  const total = await shopper.call(getBasketTotal, {})

  expect(total).toMatchObject({ price: 5000, remainsUntilFreeDelivery: 0 })
})

const errorsOf = (basket: Awaited<ReturnType<Shopper['put']>>) =>
  basket.data
    .flatMap(bucket => bucket.products)
    .flatMap(product => product.groups)
    .map(group => group.basketErr)

test('the total has all its fields, each counted from the chosen lines', async () => {
  const shopper = createShopper(backend)
  await shopper.signIn('anna@example.ru', 'penal-anna')
  const group = await sellGroup(backend, { stock: 9, kopecks: 120_000 })
  const { product_id } = await backend.db
    .selectFrom('product_group')
    .select('product_id')
    .where('id', '=', group)
    .executeTakeFirstOrThrow()
  await backend.db
    .updateTable('product')
    .set({ old_price: 150_000, weight_grams: 250, length_mm: 200, width_mm: 100, height_mm: 50 })
    .where('id', '=', product_id)
    .execute()
  await shopper.put(group, 2)
  await shopper.call(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10' } })

  const { total } = await shopper.call(updateBasket, { body: { bonuses: 160 } })

  expect(total).toEqual({
    availableBonuses: [{ accountType: 'user', value: expect.any(Number) }],
    bonusesForWriteOff: 160,
    bonusesLimit: 1080,
    bonusesForAccrual: 100,
    calculationalLimitPrice: 0,
    factualLimitPrice: 2160,
    count: 2,
    height: 10,
    len: 20,
    width: 10,
    weight: 0.5,
    volume: 0.002,
    multiplier: 1,
    oldPrice: 3000,
    price: 2000,
    promoCodeDiscountValue: 240,
    promocodeUsed: 'ЛИНЕЙКА10',
    remainsUntilFreeDelivery: 2840,
    needsDelivery: true,
    productsCountInBasket: 2
  })
})
