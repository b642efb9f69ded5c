import { demoProduct } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const cookie = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=my-cart-token'
const list = { data: [demoProduct({ id: 7 })], meta: { page: 1, limit: 6, total: 1, pages: 1 } }

/** A member whose only favourite is product 7. */
const own: StubAnswer = ({ path, method }) => {
  if (path === '/favorites/v1/ids') return { body: { data: [7] } }
  if (path !== '/favorites/v1') return undefined
  return { body: method === 'PUT' ? { product: 9, favorite: true } : list }
}

async function start(answer: StubAnswer = own) {
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  return storefront
}

const post = (storefront: TestStorefront, headers: Record<string, string> = {}) =>
  storefront.fetch('/favorites', {
    method: 'POST',
    body: new URLSearchParams({ product: '9', favorite: 'true' }),
    headers: { referer: `${storefront.url}/search?q=1`, ...headers }
  })

test('a member’s page comes with its cards, the badge with the ids', async () => {
  const storefront = await start()

  const html = await (await storefront.fetch('/favorites', { headers: { cookie } })).text()

  expect(html).toMatch(/<article/)
  expect(html).toContain('aria-label="Избранное, товаров: 1"')
  expect(html).toContain('aria-pressed="true"')
})

test('a guest’s page asks for nothing of his and says how to have favourites without script', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/favorites')

  expect(await response.text()).toContain('Избранное гостя хранит сам браузер')
  expect(response.status).toBe(200)
  expect(storefront.calls.filter(call => call.includes('favorites'))).toEqual([])
})

test('ids that cannot be read cost the page nothing but its hearts', async () => {
  const storefront = await start(({ path }) =>
    path.startsWith('/favorites') ? { status: 500, body: {} } : undefined
  )

  const response = await storefront.fetch('/about', { headers: { cookie } })

  expect(response.status).toBe(200)
  expect(await response.text()).toContain('aria-label="Избранное, товаров: 0"')
})

test('a list that cannot be read is left to the browser', async () => {
  const storefront = await start(({ path }) =>
    path.startsWith('/favorites') ? { status: 500, body: {} } : undefined
  )

  const response = await storefront.fetch('/favorites/_payload.json', { headers: { cookie } })

  expect(await response.json()).toMatchObject({ status: 200, data: { page: 1 } })
})

test('a heart without script turns the favourite of a member and comes back', async () => {
  const storefront = await start()

  const response = await post(storefront, { cookie })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/search?q=1'])
  expect(storefront.calls).toContain('PUT /favorites/v1')
})

test('a heart without script leads a guest to the sign-in, which says why and comes back', async () => {
  const storefront = await start()

  const response = await post(storefront)

  expect(response.headers.get('location')).toBe('/user/signin?reason=favorites')
  expect(response.headers.getSetCookie().join()).toContain(
    `previous_link=${encodeURIComponent('/search?q=1')}`
  )
  const signIn = await storefront.fetch('/user/signin?reason=favorites')
  expect(await signIn.text()).toContain('Без JavaScript избранное хранится только в аккаунте')
})
