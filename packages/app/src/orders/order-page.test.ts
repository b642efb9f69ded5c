import { countOrders, listOrders } from '@vitrina/core/contracts'
import { createTestShop } from '@vitrina/core/testing'
import { expect, test } from 'vitest'

import { newestOrders, readOrders } from './order-page.ts'

const meta = { page: 1, pages: 1, total: 0, limit: 4 }
const status = { code: 'new', title: 'Новый', tone: 'waiting' }

function shopWith(statuses: unknown) {
  const { server, api } = createTestShop()
  server.on(listOrders, () => ({ data: [], meta, statuses, cancelStatuses: [] }))
  server.on(countOrders, () => ({ all: 2, statuses: [{ ...status, count: 2 }] }))
  return { backend: api, optional: <Value>(reading: Promise<Value>) => reading }
}

test('a page of orders has a tab for every status that has something in it', async () => {
  const { tabs, count } = await newestOrders(shopWith([status]), 4)

  expect(tabs.map(({ code }) => code)).toEqual(['all', 'new'])
  expect(count).toBe(2)
})

test('orders whose statuses are no list are a type error, not an empty page', async () => {
  await expect(newestOrders(shopWith({}), 4)).rejects.toThrow(
    new TypeError('order: statuses is not an array')
  )
})

test('a status that the shop does not know is no page', async () => {
  const reading = readOrders(shopWith([status]), { status: 'lost', page: 1, limit: 4 })

  await expect(reading).rejects.toMatchObject({ status: 404 })
})
