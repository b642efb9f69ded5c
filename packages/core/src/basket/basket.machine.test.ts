import { expect, test } from 'vitest'

import {
  clearBasket,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts,
  removeBasketProducts,
  selectBasketProducts
} from '../contracts/basket.ts'
import type { Basket } from '../entities/basket.ts'
import type { FakeCall } from '../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'
import {
  appliedPromo,
  isBasketEmpty,
  isBasketRead,
  isLineUnsettled,
  isPromoBusy,
  isTotalStale,
  lineMessage,
  promoError
} from './basket.selectors.ts'
import { type LineKey, linesIn } from './basket-line.ts'
import { badgeCount, basketAfter, isLineSelected, linesOf, quantityOf } from './basket-log.ts'
import { basketState, compactBasketState, emptyBasket } from './basket-state.ts'
import { constructorSetId } from './constructor-set.ts'

async function createBasket(options?: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  return { shop, basket: () => shop.basket.get() }
}

const set = (shop: TestShop, key: LineKey, count: number) =>
  shop.basket.send({ type: 'line.set', key, count })

test('shows a new line at once and its price once the server has told it', async () => {
  const { shop, basket } = await createBasket()

  set(shop, 7, 2)
  expect(quantityOf(basket(), 7)).toBe(2)
  expect(badgeCount(basket())).toBe(2)
  expect(basket().total?.price).toBe(0)
  expect(isTotalStale(basket())).toBe(true)
  expect(isLineUnsettled(basket(), 7)).toBe(true)
  await shop.advance(0)

  expect(basket().total?.price).toBe(900)
  expect(isTotalStale(basket())).toBe(false)
  expect(shop.basket.actor.getSnapshot().value).toBe('settled')
})

test.each([0, 300])('sends at most three requests for ten clicks on «+» in a second', async ms => {
  const { shop, basket } = await createBasket()
  shop.server.on(putBasketProducts, slowly(shop, ms))

  for (let count = 1; count <= 10; count += 1) {
    set(shop, 7, count)
    await shop.advance(100)
  }
  await shop.advance(1000)

  expect(shop.server.countOf(putBasketProducts)).toBeLessThanOrEqual(3)
  expect(quantityOf(basket(), 7)).toBe(10)
  expect(shop.server.basketOf(owner(shop)).counts()).toEqual({ 7: 10 })
})

const owner = (shop: TestShop) => shop.browser.cookies.get('cart_tokenpenal') ?? ''

/** The basket's answers take so long. */
const slowly =
  (shop: TestShop, ms: number) =>
  ({ body, headers }: Pick<FakeCall, 'body' | 'headers'>) =>
    new Promise(resolve => {
      const { groups } = JSON.parse(JSON.stringify(body))
      const uid = shop.server.accounts.authorize(headers)?.uid
      const basket = shop.server.basketOf(uid ?? headers.get('cart-token') ?? '')
      shop.browser.clock.setTimeout(() => resolve(basket.put(groups)), ms)
    })

test('keeps one request of a line on its way and sends the newest wish after it', async () => {
  const { shop, basket } = await createBasket()
  shop.server.on(putBasketProducts, slowly(shop, 2000))
  set(shop, 7, 1)
  await shop.advance(500)

  set(shop, 7, 2)
  set(shop, 7, 3)
  await shop.advance(1000)
  expect(shop.server.countOf(putBasketProducts)).toBe(1)
  await shop.advance(3000)

  expect(shop.server.countOf(putBasketProducts)).toBe(2)
  expect(basket().counts).toEqual({ 7: 3 })
})

test('sends lines beside each other: five first adds make five lines of one basket', async () => {
  const { shop, basket } = await createBasket()

  for (const groupId of [1, 2, 3, 4, 5]) set(shop, groupId, 1)
  await shop.advance(0)

  expect(basket().counts).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 })
  expect(shop.server.basketOf(owner(shop)).counts()).toEqual(basket().counts)
})

test('sends a typed quantity after a pause of 400 ms', async () => {
  const { shop } = await createBasket()

  for (const count of [1, 12, 125]) {
    shop.basket.send({ type: 'line.type', key: 7, count })
    await shop.advance(300)
  }
  expect(shop.server.countOf(putBasketProducts)).toBe(0)
  await shop.advance(100)

  expect(shop.server.countOf(putBasketProducts)).toBe(1)
  expect(shop.server.basketOf(owner(shop)).counts()).toEqual({ 7: 125 })
})

test('sends a typed quantity at once when the field is left', async () => {
  const { shop } = await createBasket()

  shop.basket.send({ type: 'line.type', key: 7, count: 3 })
  shop.basket.send({ type: 'line.flush', key: 7 })
  await shop.advance(0)

  expect(shop.server.basketOf(owner(shop)).counts()).toEqual({ 7: 3 })
})

test('puts a refused line back and says why, at this line only', async () => {
  const { shop, basket } = await createBasket({ basket: { stock: { 7: 0 } } })
  const failures: unknown[] = []
  shop.basket.actor.on('basket.lineFailed', fact => failures.push(fact))

  set(shop, 7, 1)
  set(shop, 8, 1)
  await shop.advance(0)

  expect(quantityOf(basket(), 7)).toBe(0)
  expect(lineMessage(basket(), 7)).toBe('Товар закончился')
  expect(lineMessage(basket(), 8)).toBe('')
  expect(quantityOf(basket(), 8)).toBe(1)
  expect(failures).toEqual([{ type: 'basket.lineFailed', key: 7, message: 'Товар закончился' }])
})

test('takes the message away with the next wish', async () => {
  const { shop, basket } = await createBasket({ basket: { stock: { 7: 0 } } })
  set(shop, 7, 1)
  await shop.advance(0)

  shop.basket.send({ type: 'line.dismiss', key: 7 })

  expect(lineMessage(basket(), 7)).toBe('')
})

test('shows the quantity that the server could give', async () => {
  const { shop, basket } = await createBasket({ basket: { stock: { 7: 3 } } })

  set(shop, 7, 5)
  await shop.advance(0)

  expect(quantityOf(basket(), 7)).toBe(3)
})

test('reads the basket again and repeats the same wish when an answer is lost', async () => {
  const { shop, basket } = await createBasket()
  const { server } = shop
  let isLost = true
  server.on(putBasketProducts, ({ body }) => {
    const { groups } = JSON.parse(JSON.stringify(body))
    const answer = server.basketOf(owner(shop)).put(groups)
    if (!isLost) return answer
    isLost = false
    return Promise.reject(new TypeError('fetch failed'))
  })

  set(shop, 7, 2)
  await shop.advance(2000)

  const posts = server.calls.filter(({ name }) => name === 'POST /basket/v1/products')
  expect(posts[1]?.body).toEqual(posts[0]?.body)
  expect(server.calls.map(({ name }) => name).slice(-2)).toEqual([
    'GET /basket/v1',
    'POST /basket/v1/products'
  ])
  expect(basket().counts).toEqual({ 7: 2 })
})

test('keeps a wish through an outage and says that it waits', async () => {
  const { shop, basket } = await createBasket()
  shop.faults.add({ kind: 'status', status: 503 })
  set(shop, 7, 2)
  for (let second = 0; second < 10; second += 1) await shop.advance(1000)
  expect(quantityOf(basket(), 7)).toBe(2)

  shop.faults.heal()
  await shop.advance(60_000)

  expect(basket().counts).toEqual({ 7: 2 })
  expect(lineMessage(basket(), 7)).toBe('')
})

test('removes a line, tells so, and brings it back', async () => {
  const { shop, basket } = await createBasket()
  set(shop, 7, 2)
  await shop.advance(0)
  const removed: unknown[] = []
  shop.basket.actor.on('basket.lineRemoved', ({ line }) => removed.push(line))

  shop.basket.send({ type: 'line.remove', key: 7 })
  await shop.advance(0)
  expect(isBasketEmpty(basket())).toBe(true)
  expect(removed).toEqual([{ key: 7, count: 2, title: 'Тетрадь № 7' }])

  shop.basket.send({ type: 'line.restore', key: 7 })
  await shop.advance(0)

  expect(basket().counts).toEqual({ 7: 2 })
})

test('removes many lines with one request', async () => {
  const { shop, basket } = await createBasket()
  for (const groupId of [1, 2, 3]) set(shop, groupId, 1)
  await shop.advance(0)
  const before = shop.server.countOf(putBasketProducts)

  shop.basket.send({ type: 'lines.remove', keys: [1, 2, 3] })
  await shop.advance(0)

  expect(shop.server.countOf(putBasketProducts)).toBe(before + 1)
  expect(basket().counts).toEqual({})
})

test('a cleared basket comes back with its quantities, and what was left out of the order stays so', async () => {
  const { shop, basket } = await createBasket()
  set(shop, 7, 2)
  set(shop, 8, 3)
  await shop.advance(0)
  shop.basket.send({ type: 'lines.select', keys: [8], selected: false })
  await shop.advance(0)

  shop.basket.send({ type: 'basket.clear' })
  await shop.advance(0)
  expect(shop.server.countOf(clearBasket)).toBe(1)
  expect(shop.server.basketOf(owner(shop)).counts()).toEqual({})
  for (const key of [7, 8]) shop.basket.send({ type: 'line.restore', key })
  await shop.advance(1000)

  expect(basket().counts).toEqual({ 7: 2, 8: 3 })
  const lines = linesIn(shop.server.basketOf(owner(shop)).read().data)
  expect(lines.map(({ id, selected }) => [id, selected])).toEqual([
    [7, true],
    [8, false]
  ])
})

test('a clearing that arrives twice leaves what was put back since', async () => {
  const { shop, basket } = await createBasket()
  set(shop, 7, 2)
  await shop.advance(0)
  shop.basket.send({ type: 'basket.clear' })
  await shop.advance(0)
  const intent = shop.server.calls.at(-1)?.url.searchParams.get('intent') ?? ''
  shop.basket.send({ type: 'line.restore', key: 7 })
  await shop.advance(0)

  await shop.api(clearBasket, { query: { intent } })
  shop.basket.send({ type: 'basket.reload' })
  await shop.advance(0)

  expect(basket().counts).toEqual({ 7: 2 })
})

test('selects lines for the order', async () => {
  const { shop, basket } = await createBasket()
  set(shop, 7, 2)
  set(shop, 8, 1)
  await shop.advance(0)

  shop.basket.send({ type: 'lines.select', keys: [7], selected: false })
  expect(isLineSelected(basket(), 7)).toBe(false)
  await shop.advance(0)

  expect(isLineSelected(basket(), 7)).toBe(false)
  expect(basket().total?.price).toBe(450)
})

test.each([
  [7, putBasketProducts],
  ['pervoklassnik:1-2', putConstructorSet]
])('selects the line %s only after the server knows it', async (key, put) => {
  const { shop } = await createBasket()
  let answer = (_: Basket) => {}
  shop.server.on(put, () => new Promise<Basket>(resolve => (answer = resolve)))
  set(shop, key, 1)
  shop.basket.send({ type: 'lines.select', keys: [key], selected: false })
  await shop.advance(0)
  expect(shop.server.countOf(selectBasketProducts)).toBe(0)

  answer(shop.server.basketOf(owner(shop)).putLines([{ id: '0', key, count: 1 }]))
  await shop.advance(0)

  expect(shop.server.countOf(selectBasketProducts)).toBe(1)
})

test('applies a promo code and cancels it', async () => {
  const { shop, basket } = await createBasket()

  shop.basket.send({ type: 'promo.apply', code: ' ЛИНЕЙКА10 ' })
  expect(isPromoBusy(basket())).toBe(true)
  await shop.advance(0)
  expect(appliedPromo(basket())).toBe('ЛИНЕЙКА10')

  shop.basket.send({ type: 'promo.cancel' })
  await shop.advance(0)

  expect(appliedPromo(basket())).toBe('')
})

test('says why a promo code was refused until it is edited', async () => {
  const { shop, basket } = await createBasket()
  shop.basket.send({ type: 'promo.apply', code: 'НЕТТАКОГО' })
  await shop.advance(0)
  expect(promoError(basket())).toBe('Промокод не найден')

  shop.basket.send({ type: 'promo.edit' })

  expect(promoError(basket())).toBe('')
})

test('asks the server to take out what is out of stock', async () => {
  const { shop } = await createBasket()

  shop.basket.send({ type: 'stock.clean' })
  await shop.advance(0)

  const call = shop.server.calls.at(-1)
  expect(call?.name).toBe('DELETE /basket/v1/products')
  expect(call?.body).toEqual({ groupIds: [], notInStock: true })
  expect(shop.server.countOf(removeBasketProducts)).toBe(1)
})

test('settles what a page without an engine has put into the log', async () => {
  const page = basketAfter(
    { ...emptyBasket(), version: 0 },
    { type: 'line.type', key: 7, count: 2 },
    '019aa0000000aaaaaaaaaaaaaaaaaaaa'
  )
  const { session } = createTestShop().getState()

  const { shop, basket } = await createBasket({ state: { session, basket: page } })

  expect(basket().counts).toEqual({ 7: 2 })
  expect(shop.server.calls[0]?.body).toEqual({
    groups: [{ id: '019aa0000000aaaaaaaaaaaaaaaaaaaa', groupId: 7, count: 2 }],
    change: true
  })
})

test('does not read again what the page has brought', async () => {
  const first = await createBasket()
  set(first.shop, 7, 2)
  await first.shop.advance(1000)
  const state = JSON.parse(JSON.stringify(first.shop.getState()))

  const { shop, basket } = await createBasket({ state })

  expect(shop.server.calls).toEqual([])
  expect(basket()).toEqual({ ...first.basket(), lastIntentId: basket().lastIntentId })
})

test('takes an unsettled wish of the guest into the account and not its late answer', async () => {
  const { shop, basket } = await createBasket()
  shop.server.basketOf('maria@example.com').put([{ id: 'a', groupId: 8, count: 1 }])
  shop.server.on(putBasketProducts, slowly(shop, 300))
  set(shop, 7, 2)
  await shop.advance(0)

  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(2000)

  expect(shop.server.basketOf('maria@example.com').counts()).toEqual({ 7: 2, 8: 1 })
  expect(basket().counts).toEqual({ 7: 2, 8: 1 })
})

test('fits a page that shows counts only', async () => {
  const { shop } = await createBasket()
  set(shop, 7, 2)
  await shop.advance(0)
  const answer = shop.server.basketOf(owner(shop)).read()

  const compact = compactBasketState(answer)

  expect(compact.buckets).toBeUndefined()
  expect(badgeCount(compact)).toBe(badgeCount(basketState(answer)))
  expect(isBasketRead(compact)).toBe(true)
})

const SET = constructorSetId('pervoklassnik', [1, 2])

test('puts a set in at once, counts it in the badge, and takes its price from the server', async () => {
  const { shop, basket } = await createBasket()

  shop.basket.send({ type: 'line.set', key: SET, count: 2 })
  expect(quantityOf(basket(), SET)).toBe(2)
  expect(badgeCount(basket())).toBe(2)
  expect(isLineUnsettled(basket(), SET)).toBe(true)
  expect(isBasketEmpty(basket())).toBe(false)
  await shop.advance(0)

  expect(basket().total?.price).toBe(1600)
  expect(basket().buckets?.[0]?.constructorSets).toMatchObject([{ id: SET, count: 2 }])
  const call = shop.server.calls.at(-1)
  expect(call?.name).toBe('POST /basket/v1/constructor-set')
  expect(call?.body).toMatchObject({ code: 'pervoklassnik', groupIds: [1, 2], count: 2 })
})

test('sends the newest of many wishes about a set, and clears it with the basket', async () => {
  const { shop, basket } = await createBasket()
  for (const count of [1, 2, 3, 4]) shop.basket.send({ type: 'line.set', key: SET, count })
  expect(() => shop.basket.send({ type: 'line.set', key: SET, count: 1.5 })).toThrow(TypeError)
  await shop.advance(1000)
  expect(shop.server.countOf(putConstructorSet)).toBe(2)
  expect(shop.server.basketOf(owner(shop)).counts()).toEqual({ [SET]: 4 })
  set(shop, 7, 1)
  await shop.advance(0)

  shop.basket.send({ type: 'basket.clear' })
  expect(linesOf(basket())).toEqual([])
  await shop.advance(0)

  expect(isBasketEmpty(basket())).toBe(true)
  expect(shop.server.basketOf(owner(shop)).counts()).toEqual({})
})

test('says at a set why it cannot be put in', async () => {
  const { shop, basket } = await createBasket({ basket: { stock: { 2: 0 } } })
  const failures: unknown[] = []
  shop.basket.actor.on('basket.lineFailed', fact => failures.push(fact))

  shop.basket.send({ type: 'line.set', key: SET, count: 1 })
  await shop.advance(0)

  expect(quantityOf(basket(), SET)).toBe(0)
  expect(lineMessage(basket(), SET)).toBe('Товар закончился')
  expect(failures).toEqual([{ type: 'basket.lineFailed', key: SET, message: 'Товар закончился' }])
})

test('selects sets together with lines', async () => {
  const { shop, basket } = await createBasket()
  set(shop, 7, 1)
  shop.basket.send({ type: 'line.set', key: SET, count: 1 })
  await shop.advance(0)

  shop.basket.send({ type: 'lines.select', keys: [7, SET], selected: false })
  expect(isLineSelected(basket(), SET)).toBe(false)
  await shop.advance(0)

  expect(isLineSelected(basket(), SET)).toBe(false)
  expect(basket().total).toMatchObject({ price: 0, productsCountInBasket: 2 })
})

test('puts a certificate in by the call for virtual products', async () => {
  const { shop, basket } = await createBasket()

  shop.basket.send({ type: 'line.set', key: 9, count: 1, virtual: true })
  await shop.advance(0)

  expect(shop.server.countOf(putVirtualProducts)).toBe(1)
  expect(basket().counts).toEqual({ 9: 1 })
})
