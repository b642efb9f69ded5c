import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const cookie = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'
const item = {
  id: 'n-1',
  typeCode: 'order',
  title: 'Заказ П-1 в пути',
  body: 'Привезём завтра',
  createdAt: '2026-08-02T11:05:00.000Z',
  isRead: false
}

async function start() {
  const storefront = await startTestStorefront({
    answer({ path }) {
      if (path.endsWith('/foruser/count')) return { body: { all: 1, unread: 1 } }
      if (path.endsWith('/mark-all-read')) return { body: { marked: 1 } }
      if (!path.endsWith('/foruser')) return undefined
      return { body: { data: [item], meta: { page: 1, pages: 1, limit: 10, total: 1 } } }
    }
  })
  running.push(storefront)
  return storefront
}

test('the header of every page counts what is new to a member', async () => {
  const storefront = await start()

  const html = await (await storefront.fetch('/about', { headers: { cookie } })).text()

  expect(html).toContain('aria-label="Уведомления, новых: 1"')
})

test('without script all are marked as read by a form', async () => {
  const storefront = await start()
  const url = '/user/profile/notifications'
  const html = await (await storefront.fetch(url, { headers: { cookie } })).text()
  expect(html).toContain('Прочитать все')

  const answer = await storefront.fetch(url, {
    method: 'POST',
    headers: { cookie, referer: `${storefront.url}${url}` }
  })

  expect([answer.status, answer.headers.get('location')]).toEqual([303, url])
  expect(storefront.calls).toContain('POST /notifications/v1/mark-all-read')
})
