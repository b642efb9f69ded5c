import { createOrder, updateBasket } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper,
  sellGroup,
  stockOf
} from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function withGoods({ stock = 10, kopecks = 45_050, count = 2 } = {}) {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock, kopecks })
  await shopper.put(group, count)
  return { shopper, group }
}

const post = async (shopper: Shopper, headers = key()) =>
  shopper.call(createOrder, { body: await fillCheckout(shopper) }, headers)

test('fifty parallel posts of one order make one order', async () => {
  const { shopper, group } = await withGoods()
  const body = await fillCheckout(shopper)
  const headers = key()

  const orders = await Promise.all(
    Array.from({ length: 50 }, () => shopper.call(createOrder, { body }, headers))
  )

  expect(new Set(orders.map(order => order.id)).size).toBe(1)
  expect(await stockOf(backend, group)).toBe(8)
})

test('fifty parallel posts under different keys make one order of one basket', async () => {
  const { shopper, group } = await withGoods()
  const body = await fillCheckout(shopper)

  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => shopper.call(createOrder, { body }, key()))
  )

  expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(backend, group)).toBe(8)
})

test('the same key with another form is refused', async () => {
  const { shopper } = await withGoods()
  const body = await fillCheckout(shopper)
  const headers = key()
  await shopper.call(createOrder, { body }, headers)

  const refusal = await shopper.refused(
    createOrder,
    { body: { ...body, personalCommentary: 'Позвоните' } },
    headers
  )

  expect(refusal.status).toBe(409)
})

test('the same key with another basket of the same price is refused', async () => {
  const { shopper } = await withGoods()
  const body = { ...(await fillCheckout(shopper)), basketVersion: 3 }
  const headers = key()
  await shopper.call(createOrder, { body }, headers)

  const refusal = await shopper.refused(
    createOrder,
    { body: { ...body, basketVersion: 5 } },
    headers
  )

  expect(refusal.status).toBe(409)
})

test('another visitor’s key is another key', async () => {
  const headers = key()
  const first = await post((await withGoods()).shopper, headers)

  const second = await post((await withGoods()).shopper, headers)

  expect(second.id).not.toBe(first.id)
})

test('an order without a key is refused', async () => {
  const { shopper } = await withGoods()

  const refusal = await shopper.refused(createOrder, { body: await fillCheckout(shopper) })

  expect(refusal.status).toBe(400)
})

test('a hundred buyers of ten pieces get ten', async () => {
  const group = await sellGroup(backend, { stock: 10 })
  const buyers = Array.from({ length: 100 }, () => createShopper(backend))
  const forms: OrderBody[] = []
  for (const buyer of buyers) {
    await buyer.put(group, 1)
    forms.push(await fillCheckout(buyer))
  }

  const answers = await Promise.allSettled(
    buyers.map((buyer, index) => buyer.call(createOrder, { body: forms[index] ?? never() }, key()))
  )

  expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(10)
  expect(refusalsOf(answers)).toEqual(['409'])
  expect(await stockOf(backend, group)).toBe(0)
})

test('fifty buyers of a code that may be used once use it once', async () => {
  const buyers = Array.from({ length: 50 }, () => createShopper(backend))
  const forms: OrderBody[] = []
  for (const buyer of buyers) {
    // Each his own goods, so that nothing but the code holds them apart.
    await buyer.put(await sellGroup(backend, { stock: 1 }), 1)
    await buyer.call(updateBasket, { body: { promoCode: 'ОДИН' } })
    forms.push(await fillCheckout(buyer))
  }

  const answers = await Promise.allSettled(
    buyers.map((buyer, index) => buyer.call(createOrder, { body: forms[index] ?? never() }, key()))
  )

  const discounted = answers.filter(answer => answer.status === 'fulfilled')
  expect(discounted).toHaveLength(1)
  expect(refusalsOf(answers)).toEqual(['409'])
  const promo = await backend.db
    .selectFrom('promo')
    .select('used')
    .where('code', '=', 'ОДИН')
    .executeTakeFirstOrThrow()
  expect(promo.used).toBe(1)
})

/** The different statuses of the answers that were not 200. */
const refusalsOf = (answers: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(
    answers.flatMap(answer =>
      answer.status === 'rejected' ? (/: (\d{3}) /.exec(String(answer.reason))?.[1] ?? '?') : []
    )
  )
]

function never(): never {
  throw new Error('No form')
}
