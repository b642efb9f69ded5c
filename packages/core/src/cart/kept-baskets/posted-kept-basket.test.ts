import { expect, test } from 'vitest'

import {
  keepBasket,
  removeKeptBasket,
  renameKeptBasket,
  viewKeptBasket
} from '../../contracts/kept-baskets.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postKeptBasket } from './posted-kept-basket.ts'

const ids = { keptId: 'new-1', intent: '1' }
const changes = { keepBasket, removeKeptBasket, renameKeptBasket }

/** Posts a form over a basket with so many of group 7, while two of it are kept; tells what became of all. */
async function post(fields: Record<string, string>, count = 0) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const basket = server.basketOf('maria@example.com')
  basket.putLines([{ id: '0', key: 7, count }])
  const asked: unknown[] = []
  for (const [name, change] of Object.entries(changes)) {
    server.on(change, ({ body }) => {
      asked.push([name, body])
      return { data: [] }
    })
  }
  const line = { groupId: 7, setId: null, count: 2, stock: 9, paidPrice: 100, price: 100 }
  server.on(viewKeptBasket, () => ({ data: [fixtures.keptLine(line)] }))
  const href = await postKeptBasket(api, new URLSearchParams(fields), ids)
  return { href, asked, counts: basket.counts() }
}

test.each([
  [{ name: '5 «А»' }, ['keepBasket', { id: 'new-1', name: '5 «А»' }]],
  [{ id: 'kept-1', name: '6 «А»' }, ['renameKeptBasket', { id: 'kept-1', name: '6 «А»' }]],
  [{ remove: 'kept-1' }, ['removeKeptBasket', { id: 'kept-1' }]]
])('the form %j does what it says, and leads nowhere else', async (fields, asked) => {
  expect(await post(fields)).toMatchObject({ href: undefined, asked: [asked] })
})

test('one that is taken back into an empty basket lies there', async () => {
  expect(await post({ take: 'kept-1' })).toEqual({ href: '/cart', asked: [], counts: { 7: 2 } })
})

test('over goods in the basket it is asked first, and an answer is followed', async () => {
  expect(await post({ take: 'kept-1' }, 5)).toMatchObject({
    href: '/user/profile/baskets?take=kept-1',
    counts: { 7: 5 }
  })
  expect((await post({ take: 'kept-1', mode: 'add' }, 5)).counts).toEqual({ 7: 5 })
  expect((await post({ take: 'kept-1', mode: 'replace' }, 5)).counts).toEqual({ 7: 2 })
})
