import { expect, test } from 'vitest'

import { countOrders, listOrders } from '../../contracts/orders.ts'
import type { OrderStatus } from '../../entities/order.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { readHoldingOrders } from './holding-orders.loader.ts'

const status = (tone: OrderStatus['tone']) => ({ code: tone, title: tone, tone })
const [waiting, moving, done] = [status('waiting'), status('moving'), status('done')]

test('every order under way holds an account, whatever newer ones are over', async () => {
  const { api, server } = createTestShop({ scenario: 'member' })
  const statuses = [waiting, moving, done]
  const cards = statuses.map(own => fixtures.orderCard({ number: own.code, status: own }))
  server.on(listOrders, ({ url }) => ({
    data: cards.filter(
      ({ status: { code } }) => code === (url.searchParams.get('status') ?? 'done')
    ),
    meta: { page: 1, pages: 1, total: 3, limit: 1 },
    ...{ statuses, cancelStatuses: [] }
  }))
  const counts = statuses.map(own => ({ ...own, count: 1 }))
  server.on(countOrders, () => ({ all: 3, statuses: counts }))

  const held = await readHoldingOrders(api)

  expect(held.map(({ number }) => number)).toEqual(['waiting', 'moving'])
})
