import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const shipping = { code: 'shipping', title: 'В пути', tone: 'moving' } as const
const done = { code: 'done', title: 'Получен', tone: 'done' } as const
const card = (number: string, status: typeof shipping | typeof done) => ({
  ...fixtures.orderCard({ number, items: [] }),
  status
})

/** The page of a member with sixty received orders, and with older ones that are under way. */
async function readPage(underWay: number, step = '') {
  const newest = Array.from({ length: 60 }, (_, place) => card(`П-2000${60 - place}`, done))
  const older = Array.from({ length: underWay }, () => card('П-100007', shipping))
  const counts = [
    { ...shipping, count: underWay },
    { ...done, count: 60 }
  ]
  const storefront = await startTestStorefront({
    answer: ({ path, query }) => {
      if (path === '/users/v1/profile') return { body: fixtures.profile() }
      if (path === '/orders/v1/counts') return { body: { all: 60 + underWay, statuses: counts } }
      if (path !== '/orders/v1') return undefined
      const own = { shipping: older, done: newest }[query.get('status') ?? '']
      const limit = Number(query.get('limit'))
      const data = (own ?? [...newest, ...older]).slice(0, limit)
      const meta = { page: 1, limit, total: 60 + underWay, pages: 2 }
      return { body: { data, meta, statuses: [shipping, done], cancelStatuses: [] } }
    }
  })
  running.push(storefront)
  const response = await storefront.fetch(`/user/profile/delete${step}`, {
    headers: { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }
  })
  return response.text()
}

test('an order under way holds the account, however many newer ones are over', async () => {
  for (const step of ['', '?step=2']) {
    const page = await readPage(1, step)

    expect(page).toContain('Сначала дождитесь заказов или отмените их: П-100007.')
    expect(page).not.toContain('Удалить аккаунт навсегда')
  }
})

test('an account whose orders are all over can be deleted', async () => {
  expect(await readPage(0)).not.toContain('Сначала дождитесь')
  expect(await readPage(0, '?step=2')).toContain('Удалить аккаунт навсегда')
})
