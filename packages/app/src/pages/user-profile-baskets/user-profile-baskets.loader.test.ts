import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('without script a kept basket goes into the basket, and that is shown', async () => {
  const put: string[] = []
  const line = { groupId: 7, setId: null, count: 3, stock: 2 }
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/basket/v1/kept/lines') return { body: { data: [fixtures.keptLine(line)] } }
      if (`${method} ${path}` === 'POST /basket/v1/products') put.push(body)
      return path.startsWith('/basket/v1') ? { body: fixtures.basket() } : undefined
    }
  })
  running.push(storefront)

  const response = await storefront.fetch('/user/profile/baskets', {
    method: 'POST',
    body: new URLSearchParams({ take: 'kept-1' }),
    headers: { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }
  })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
  expect(put.map(body => JSON.parse(body))).toMatchObject([
    { groups: [{ groupId: 7, count: 2 }], change: true }
  ])
})

test('without script a kept basket is removed', async () => {
  const removed: string[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (`${method} ${path}` !== 'DELETE /basket/v1/kept') return undefined
      removed.push(body)
      return { body: fixtures.keptBasket({ id: 'kept-1' }) }
    }
  })
  running.push(storefront)

  await storefront.fetch('/user/profile/baskets', {
    method: 'POST',
    body: new URLSearchParams({ remove: 'kept-1' }),
    headers: { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' },
    redirect: 'manual'
  })

  expect(removed.map(body => JSON.parse(body))).toEqual([{ id: 'kept-1' }])
})
