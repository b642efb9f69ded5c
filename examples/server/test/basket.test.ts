import { randomUUID } from 'node:crypto'
import {
  clearBasket,
  getBasket,
  getBasketTotal,
  putBasketProducts,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, type Shopper, sellGroup, setStock } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const send = (shopper: Shopper, id: string, groupId: number, count: number, change = true) =>
  shopper.call(putBasketProducts, { body: { groups: [{ id, groupId, count }], change } })

test('a visitor without a basket has an empty one', async () => {
  const basket = await backend.call(getBasket, {})

  expect(basket.version).toBe(0)
  expect(basket.data.map(bucket => [bucket.inStock, bucket.products])).toEqual([
    [true, []],
    [false, []]
  ])
  expect(basket.total).toMatchObject({ price: 0, count: 0, remainsUntilFreeDelivery: 5000 })
})

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

test('an intent that arrives late, twice or after a removal changes nothing', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, '03', group, 3)

  const late = await send(shopper, '02', group, 2)
  const twice = await send(shopper, '03', group, 3)
  const removed = await send(shopper, '04', group, 0)
  const afterRemoval = await send(shopper, '03', group, 3)

  expect(countsOf(late)).toEqual({ [group]: 3 })
  expect(twice.version).toBe(late.version)
  expect(countsOf(removed)).toEqual({})
  expect(countsOf(afterRemoval)).toEqual({})
  expect(afterRemoval.version).toBe(removed.version)
})

test('a late intent does not bring back what was removed by hand, cleared or ordered', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, '05', group, 5)
  await shopper.call(removeBasketProducts, { body: { groupIds: [group], notInStock: false } })

  const afterRemoval = await send(shopper, '05', group, 5)
  await send(shopper, '06', group, 6)
  await shopper.call(clearBasket, {})
  const afterClearing = await send(shopper, '06', group, 6)

  expect(countsOf(afterRemoval)).toEqual({})
  expect(countsOf(afterClearing)).toEqual({})
})

test('quantities are added only when asked so, and a repeated addition adds once', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, '01', group, 2, false)
  await send(shopper, '02', group, 2, false)

  const basket = await send(shopper, '02', group, 2, false)

  expect(countsOf(basket)).toEqual({ [group]: 4 })
})

test('the newest intent wins whatever order they arrive in', async () => {
  const group = await sellGroup(backend, { stock: 999 })
  const intents = fc.uniqueArray(
    fc.record({ at: fc.integer({ min: 1, max: 99 }), count: fc.integer({ min: 0, max: 9 }) }),
    { selector: intent => intent.at, minLength: 1, maxLength: 6 }
  )

  await fc.assert(
    fc.asyncProperty(intents, async sent => {
      const shopper = createShopper(backend)
      const bodies = sent.map(({ at, count }) => ({ id: String(at).padStart(3, '0'), count }))

      const doubled = [...bodies, ...bodies]
      await Promise.all(doubled.map(({ id, count }) => send(shopper, id, group, count)))

      const newest = bodies.reduce((last, intent) => (intent.id > last.id ? intent : last))
      const counts = countsOf(await shopper.call(getBasket, {}))
      expect(counts[group] ?? 0).toBe(newest.count)
    }),
    { numRuns: 40 }
  )
})

test('five first additions at once make one basket with five lines', async () => {
  const shopper = createShopper(backend)
  const groups: number[] = []
  for (let count = 0; count < 5; count++) groups.push(await sellGroup(backend, { stock: 9 }))

  await Promise.all(groups.map(group => send(shopper, '01', group, 1)))

  const basket = await shopper.call(getBasket, {})
  expect(Object.keys(countsOf(basket))).toHaveLength(5)
})

test('the version grows with every change, also from one basket to the next', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 9 })
  const first = await shopper.put(group, 1)
  const second = await shopper.put(group, 2)

  const { basket: own } = await shopper.signUp()

  expect(second.version).toBeGreaterThan(first.version)
  expect(own?.version).toBeGreaterThan(second.version)
})

test('signing in merges the guest’s lines once, and nobody else ever sees them', async () => {
  const [common, guestOnly, own, another] = await Promise.all(
    [9, 9, 9, 9].map(stock => sellGroup(backend, { stock }))
  )
  if (!common || !guestOnly || !own || !another) throw new Error('no goods')
  const member = createShopper(backend)
  const { email } = await member.signUp()
  await member.put(common, 2)
  await member.put(own, 1)
  member.signOut()
  await member.put(common, 3)
  await member.put(guestOnly, 1)
  await member.put(another, 1)

  const merged = await member.signIn(email)
  const again = await member.signIn(email)

  const expected = { [common]: 3, [own]: 1, [guestOnly]: 1, [another]: 1 }
  expect(countsOf(merged.basket ?? fail())).toEqual(expected)
  expect(countsOf(again.basket ?? fail())).toEqual(expected)
  const guest = await backend.call(getBasket, {}, { headers: { 'cart-token': member.cartToken } })
  expect(countsOf(guest)).toEqual({})
  const other = createShopper(backend)
  const { basket: foreign } = await other.signUp({ basket: member.cartToken })
  expect(countsOf(foreign ?? fail())).toEqual({})
})

test('a basket is opened by its own token only', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 9 })
  await shopper.put(group, 1)
  await shopper.signUp()

  const stranger = await backend.call(getBasket, {}, { headers: { 'cart-token': randomUUID() } })
  const noUuid = await backend.call(getBasket, {}, { headers: { 'cart-token': "' or 1=1 --" } })

  expect(countsOf(stranger)).toEqual({})
  expect(countsOf(noUuid)).toEqual({})
})

test('a promo code lowers the sum, is taken off again, and says why it cannot be used', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 99, kopecks: 33_333 })
  await shopper.put(group, 4)
  await backend.db
    .updateTable('promo')
    .set({ expires_at: new Date(backend.clock.now().getTime() - 1) })
    .where('code', '=', 'ИСТЁК')
    .execute()
  const use = (promoCode: string | null) => shopper.call(updateBasket, { body: { promoCode } })
  const refuse = async (promoCode: string) =>
    (await shopper.refused(updateBasket, { body: { promoCode } })).errors.promoCode

  const lowered = await use(' линейка10 ')
  const restored = await use(null)

  expect(lowered.total).toMatchObject({
    price: 1199.99,
    promoCodeDiscountValue: 133.33,
    promocodeUsed: 'ЛИНЕЙКА10'
  })
  expect(restored.total).toMatchObject({ price: 1333.32, promocodeUsed: null })
  expect(await refuse('НЕТ-ТАКОГО')).toBe('Промокод не найден')
  expect(await refuse('ИСТЁК')).toBe('Срок действия промокода истёк')
  expect(await refuse('ПЕРВЫЙ500')).toBe('Промокод действует при заказе от 3\u00a0000\u00a0₽')
  await use('ЛИНЕЙКА10')
  expect((await shopper.put(group, 1)).total).toMatchObject({ promoCodeDiscountValue: 0 })
})

test('promo codes cannot be guessed quickly', async () => {
  const shopper = createShopper(backend)
  const guess = (promoCode: string) => shopper.refused(updateBasket, { body: { promoCode } })

  for (let count = 0; count < 10; count++) {
    expect((await guess(`КОД${count}`)).status).toBe(422)
  }

  expect((await guess('КОД11')).status).toBe(429)
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

function fail(): never {
  throw new Error('No basket came back')
}
