import { expect, test } from 'vitest'

import { createOrder } from '../../contracts/orders.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop, type TestShopOptions } from '../../testing/test-shop.ts'
import { emptyOrderForm } from '../order-form/checkout-state.ts'
import { mayHaveOrdered } from './kept-draft.ts'

const body = { ...emptyOrderForm(), expectedPrice: 1190, basketVersion: 1 }
const pending = { key: 'key-of-an-order', bodies: [body] }

/** A page after an order whose answer was lost; `isPlaced`: the server has it. */
async function open(isPlaced: boolean, options: TestShopOptions = {}) {
  const shop = createTestShop(options)
  const { server, platform } = shop
  if (isPlaced) server.orders.place(pending.key, body, 1190)
  server.on(createOrder, ({ headers, body: sent }) => {
    if (!isPlaced) return json(409, { reason: 'emptyBasket', message: 'Корзина пуста' })
    return server.orders.place(headers.get('idempotency-key') ?? '', sent, 1190)
  })
  platform.tabStorage.set('order_key', JSON.stringify(pending))
  platform.tabStorage.set('checkout_draft', JSON.stringify({ form: emptyOrderForm() }))
  await shop.advance(1000)
  return { shop, find: await shop.service('findLostOrder') }
}

test.each(['guest', 'member'] as const)(
  'an order of a %s whose answer was lost is found by the next page, once, and nothing is ordered',
  async scenario => {
    const { shop, find } = await open(true, { scenario })
    expect(mayHaveOrdered(shop.platform)).toBe(true)

    const order = await find()

    expect(order?.id).toBe(shop.server.orders.place(pending.key, body, 1190).id)
    expect(shop.server.countOf(createOrder)).toBe(1)
    expect(mayHaveOrdered(shop.platform)).toBe(false)
    expect(shop.platform.tabStorage.get('checkout_draft')).toBeUndefined()
    expect(await find()).toBeUndefined()
  }
)

test('where no order came of it nothing is told, and the form is kept', async () => {
  const { shop, find } = await open(false)

  expect(await find()).toBeUndefined()

  expect(mayHaveOrdered(shop.platform)).toBe(false)
  expect(shop.platform.tabStorage.get('checkout_draft')).toBeDefined()
})

test('while something lies in the basket nothing is sent: it would be ordered', async () => {
  const { shop, find } = await open(true)
  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(1000)

  expect(await find()).toBeUndefined()

  expect(shop.server.countOf(createOrder)).toBe(0)
  expect(mayHaveOrdered(shop.platform)).toBe(true)
})

test('a shop that does not answer is asked again by the next page', async () => {
  const { shop, find } = await open(true)
  shop.faults.add({ kind: 'status', status: 503 }, { endpoint: createOrder })
  await expect(find()).rejects.toThrow()
  expect(mayHaveOrdered(shop.platform)).toBe(true)

  shop.faults.heal()

  expect(await find()).toBeDefined()
})
