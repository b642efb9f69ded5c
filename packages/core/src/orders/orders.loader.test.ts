import { expect, test } from 'vitest'

import { countOrders, listOrders, previewRepeat } from '../contracts/orders.ts'
import type { OrderStatus } from '../entities/order.ts'
import { ApiError } from '../platform/api-error.ts'
import { fixtures } from '../testing/entity-fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { readOrders, readOrdersOfNow, readRepetition } from './orders.loader.ts'
import { repeatedHref } from './posted-repeat.ts'

const meta = { page: 1, pages: 1, total: 2, limit: 4 }
const status = (code: string, tone: OrderStatus['tone']) => ({ code, title: code, tone })
const moving = status('moving', 'moving')
const done = status('done', 'done')

const order = (number: string, own: OrderStatus) => fixtures.orderCard({ number, status: own })

interface Orders {
  readonly statuses?: unknown
  /** Those of the status that is asked for by its code. */
  readonly older?: () => readonly unknown[]
  readonly counting?: () => unknown
}

/** A shop whose newest orders are over; `asked` are the questions for orders. */
function shopWith({ statuses = [moving, done], older, counting }: Orders = {}) {
  const { server, api } = createTestShop({ scenario: 'member' })
  const asked: string[] = []
  server.on(listOrders, ({ url }) => {
    const code = url.searchParams.get('status')
    asked.push(`${code} ${url.searchParams.get('limit')}`)
    const data = code === 'moving' ? (older?.() ?? []) : [order('П-9', done)]
    return { data, meta, statuses, cancelStatuses: [] }
  })
  const counts = [moving, done].map(each => ({ ...each, count: 1 }))
  server.on(countOrders, counting ?? (() => ({ all: 2, statuses: counts })))
  const optional = <Value>(reading: Promise<Value>, none: Value) => reading.catch(() => none)
  return { readings: { call: api, optional }, server, asked }
}

const away = () => {
  throw new ApiError({ status: 422 })
}

test('a page of orders has a tab for every status that has something in it', async () => {
  const { tabs, count } = await readOrders(shopWith().readings, { limit: 4 })

  expect(tabs.map(({ code }) => code)).toEqual(['all', 'moving', 'done'])
  expect(count).toBe(2)
})

test('orders whose statuses are no list are a type error, not an empty page', async () => {
  await expect(readOrders(shopWith({ statuses: {} }).readings, { limit: 4 })).rejects.toThrow(
    new TypeError('order: statuses is not an array')
  )
})

test('a status that the shop does not know is no page', async () => {
  const reading = readOrders(shopWith().readings, { status: 'lost', limit: 4 })

  await expect(reading).rejects.toMatchObject({ status: 404 })
})

test('the list of every status does without the counts of its tabs, that of one does not', async () => {
  const { readings } = shopWith({ counting: away })

  const { tabs, count } = await readOrders(readings, { limit: 4 })
  expect([tabs.map(({ code }) => code), count]).toEqual([['all'], 2])
  await expect(readOrders(readings, { status: 'done', limit: 4 })).rejects.toMatchObject({
    status: 422
  })
})

test('where the newest orders are over the one under way is asked for', async () => {
  const { readings, asked } = shopWith({ older: () => [order('П-1', moving)] })

  const { now, cards } = await readOrdersOfNow(readings)

  expect([now?.title, cards.map(({ title }) => title)]).toEqual(['Заказ П-1', ['Заказ П-9']])
  expect(asked).toEqual(['all 4', 'moving 1'])
})

test('an older order that cannot be read leaves the newest to matter', async () => {
  const { now } = await readOrdersOfNow(shopWith({ older: away }).readings)

  expect(now?.title).toBe('Заказ П-9')
})

test('an order is told of that its form has repeated, where there is anything to tell', async () => {
  const { readings, server } = shopWith()
  const url = (added: number) => repeatedHref('o-1', { added, missing: ['Пенал'] })
  server.on(previewRepeat, away)

  expect(await readRepetition(readings, '/user/profile/order/detail/o-1', 'o-1')).toBeUndefined()
  expect(await readRepetition(readings, url(0), 'o-1')).toBeUndefined()
  expect(await readRepetition(readings, url(2), 'o-1')).toEqual({ added: 2, missing: [] })
})
