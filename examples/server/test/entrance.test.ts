import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { createEntrance } from '../src/entrance.ts'

const shop = new Hono()
  .get('/health', context => context.json({ status: 'ok' }))
  .get('/sites/v1', context => context.json({ data: [] }))

function setUp() {
  const entrance = createEntrance(() => undefined)
  const ask = async (path: string) => entrance.fetch(new Request(`http://backend.test${path}`))
  return { entrance, ask }
}

test.each(['/health', '/sites/v1'])(
  'until the store is ready %s says that the shop opens soon',
  async path => {
    const response = await setUp().ask(path)

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'Магазин откроется через минуту' })
  }
)

test('an open shop answers itself', async () => {
  const { entrance, ask } = setUp()

  entrance.open(shop.fetch)

  expect((await ask('/health')).status).toBe(200)
  expect(await (await ask('/sites/v1')).json()).toEqual({ data: [] })
})

test('a shop that leaves tells balancers, and serves who still comes', async () => {
  const { entrance, ask } = setUp()
  entrance.open(shop.fetch)

  entrance.leave()

  expect((await ask('/health')).status).toBe(503)
  expect((await ask('/sites/v1')).status).toBe(200)
})
