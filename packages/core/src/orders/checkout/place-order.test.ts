import { expect, test } from 'vitest'

import type { Order } from '../../entities/order.ts'
import { ApiError } from '../../platform/api-error.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import type { Platform } from '../../platform/platform.ts'
import { demoOrder } from '../../testing/fake-orders.ts'
import { createRandomBytes } from '../../testing/random.ts'
import { settle } from '../../testing/test-shop.ts'
import { emptyOrderForm } from '../order-form/checkout-state.ts'
import { createPlaceOrder, type OrderBody } from './place-order.ts'

const order = demoOrder('order-1', 1190)
const bodyWith = (personalCommentary: string, basketVersion: number): OrderBody => ({
  ...emptyOrderForm(),
  personalCommentary,
  expectedPrice: 1190,
  basketVersion
})
const lost = new ApiError({ retryable: true })

/** Gives its answers in turn, the last one for ever; `posted` tells what was sent, and when. */
function createBuyer(answers: readonly (Order | Error)[], overrides: Partial<Platform> = {}) {
  const { open, clock } = createMemoryBrowser()
  const startedAt = clock.now()
  const offline = () => Promise.reject(new TypeError('No network in this test'))
  const platform = { ...open({ fetch: offline, randomBytes: createRandomBytes(1) }), ...overrides }
  const posted: { second: number; key: string; words: string }[] = []
  const reported: string[] = []
  const place = createPlaceOrder({
    platform,
    reportEarlier: (earlier, placed) => reported.push(`${earlier.id} before ${placed.id}`),
    async post(body, key) {
      const answer = answers[Math.min(posted.length, answers.length - 1)]
      const second = (clock.now() - startedAt) / 1000
      posted.push({ second, key, words: body.personalCommentary })
      if (answer === undefined || answer instanceof Error) throw answer
      return answer
    }
  })
  return {
    posted,
    platform,
    reported,
    keys: () => new Set(posted.map(({ key }) => key)).size,
    async order(words = '', basketVersion = 1) {
      const body = bodyWith(words, basketVersion)
      const placing = Promise.allSettled([place(body, new AbortController().signal)])
      for (let pause = 0; pause < 4; pause += 1) {
        await settle()
        clock.advance(clock.nextIn() ?? 0)
      }
      const [result] = await placing
      return result.status === 'fulfilled' ? result.value.id : result.reason.message
    }
  }
}

test('a lost answer is waited for 1, 2 and 4 seconds, and then told', async () => {
  const buyer = createBuyer([lost])

  expect(await buyer.order()).toBe('Произошла ошибка сервера')

  expect(buyer.posted.map(({ second }) => second)).toEqual([0, 1, 3, 7])
  expect(buyer.keys()).toBe(1)
})

test.each([
  [60_000, [0]],
  [86_400_000, [0]],
  [3000, [0, 3, 6, 10]]
])(
  'a server that asks for a pause of %s ms has the order posted at %j s, under one key',
  async (retryAfterMs, seconds) => {
    const busy = new ApiError({
      message: 'Слишком много запросов',
      status: 429,
      retryable: true,
      retryAfterMs
    })
    const buyer = createBuyer([busy])

    expect(await buyer.order()).toBe('Слишком много запросов')
    expect(buyer.posted.map(({ second }) => second)).toEqual(seconds)
    await buyer.order()
    expect(buyer.keys()).toBe(1)
  }
)

test('an answer that could not be read is a lost one: the order may have been placed', async () => {
  const buyer = createBuyer([new ApiError({ status: 501 }), order])

  expect(await buyer.order()).toBe('order-1')

  expect(buyer.posted).toHaveLength(2)
  expect(buyer.keys()).toBe(1)
})

test.each([400, 401, 404, 422])(
  'after a refusal (%s) the next try is another order',
  async status => {
    const refused = new ApiError({ message: 'Проверьте введённые данные', status })
    const buyer = createBuyer([refused, order])

    expect(await buyer.order()).toBe('Проверьте введённые данные')
    expect(buyer.platform.tabStorage.get('order_key')).toBeUndefined()
    expect(await buyer.order()).toBe('order-1')

    expect(buyer.posted).toHaveLength(2)
    expect(buyer.keys()).toBe(2)
  }
)

test('the same form under the same key is posted as it was, once more for each try', async () => {
  const buyer = createBuyer([lost, lost, lost, lost, order])
  await buyer.order('Код 12')

  await buyer.order('Код 12')

  const kept = buyer.posted.map(({ words }) => words)
  expect(kept).toEqual(Array.from({ length: 5 }, () => 'Код 12'))
  expect(buyer.platform.tabStorage.get('order_key')).toBeUndefined()
})

const conflict = new ApiError({ message: 'Этот заказ уже оформлен', status: 409 })
const unheard = [lost, lost, lost, lost]
const empty = new ApiError({
  message: 'В корзине нет выбранных товаров',
  status: 409,
  body: { reason: 'emptyBasket' }
})

test('of several forms under one key the one that was placed is found: it emptied the basket', async () => {
  const buyer = createBuyer([...unheard, ...unheard, conflict, conflict, order, empty])
  await buyer.order('первый')
  await buyer.order('второй')

  expect(await buyer.order('третий')).toBe('order-1')

  const words = buyer.posted.slice(8).map(({ words: said }) => said)
  expect(words).toEqual(['третий', 'первый', 'второй', 'третий'])
  expect(buyer.reported).toEqual([])
  expect(buyer.platform.tabStorage.get('order_key')).toBeUndefined()
})

test('an order that was never cleared up is told, and does not swallow the next one', async () => {
  const next = demoOrder('order-2', 1190)
  const buyer = createBuyer([...unheard, conflict, order, next])
  await buyer.order('первый')

  expect(await buyer.order('второй')).toBe('order-2')

  expect(buyer.posted.slice(4).map(({ words }) => words)).toEqual(['второй', 'первый', 'второй'])
  expect(buyer.keys()).toBe(2)
  expect(buyer.reported).toEqual(['order-1 before order-2'])
  expect(buyer.platform.tabStorage.get('order_key')).toBeUndefined()
})

test('another basket of the same price is another order', async () => {
  const next = demoOrder('order-2', 1190)
  const buyer = createBuyer([...unheard, conflict, order, next])
  await buyer.order('', 3)

  expect(await buyer.order('', 5)).toBe('order-2')

  expect(buyer.reported).toEqual(['order-1 before order-2'])
})

test('the order of before is told also when the next one needs a second try', async () => {
  const next = demoOrder('order-2', 1190)
  const buyer = createBuyer([...unheard, conflict, order, ...unheard, next])
  await buyer.order('первый')
  expect(await buyer.order('второй')).toBe('Произошла ошибка сервера')

  expect(await buyer.order('второй')).toBe('order-2')

  expect(buyer.reported).toEqual(['order-1 before order-2'])
  expect(buyer.keys()).toBe(2)
})

test('a conflict with nothing that was posted before is the visitor’s to know', async () => {
  const buyer = createBuyer([new ApiError({ message: 'Доставка устарела', status: 409 })])

  expect(await buyer.order()).toBe('Доставка устарела')
  expect(buyer.posted).toHaveLength(1)
})

test('another sum is not taken for an order of before', async () => {
  const moved = new ApiError({ message: 'Сумма изменилась', status: 409, body: { total: 1640 } })
  const buyer = createBuyer([lost, lost, lost, lost, moved])
  await buyer.order('первый')

  expect(await buyer.order('второй')).toBe('Сумма изменилась')
  expect(buyer.posted).toHaveLength(5)
})

test('where the tab may keep nothing, the key lives as long as the page', async () => {
  const forbidden = { get: () => undefined, set: () => false, remove() {}, keys: () => [] }
  const buyer = createBuyer([lost, lost, lost, lost, order], { tabStorage: forbidden })
  await buyer.order()

  expect(await buyer.order()).toBe('order-1')
  expect(buyer.keys()).toBe(1)
})

test('a call that was given up keeps the key: nobody knows what became of it', async () => {
  const buyer = createBuyer([new DOMException('Left the page', 'AbortError')])

  expect(await buyer.order()).toBe('Left the page')

  expect(buyer.posted).toHaveLength(1)
  expect(buyer.platform.tabStorage.get('order_key')).toContain(buyer.posted[0]?.key)
})
