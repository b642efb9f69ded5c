import { expect, test } from 'vitest'

import { listCurrencies } from '../contracts/currencies.ts'
import { listSites } from '../contracts/sites.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import type { CookieToSet } from './visitor-calls.ts'
import { createVisits } from './visits.ts'

function open() {
  const server = createFakeServer()
  server.on(listCurrencies, () => ({ data: [] }))
  server.on(listSites, () => ({ data: [] }))
  const visit = createVisits({ apiUrl: 'https://shop.example/api', fetch: server.fetch })
  const set: [name: string, value: string, maxAge: number][] = []
  const jar = new Map<string, string>()
  const cookies = {
    get: (name: string) => jar.get(name),
    set(name: string, value: string, { maxAge }: CookieToSet['options']) {
      jar.set(name, value)
      set.push([name, value, maxAge])
    }
  }
  return { set, visit: () => visit({ headers: new Headers(), cookies }) }
}

test('a new visitor’s page has the basket that his cookie names, which is set once', async () => {
  const { set, visit } = open()

  const { visitor } = await visit()

  expect(set.map(([name, value]) => [name, value])).toEqual([
    ['cart_tokenpenal', visitor.cartToken]
  ])
  expect((await visit()).visitor.cartToken).toBe(visitor.cartToken)
  expect(set).toHaveLength(1)
})

test('what a page or a form changes is set with the answer', async () => {
  const { set, visit } = open()
  const { keep } = await visit()

  keep([{ name: 'previous_link', value: '/cart', maxAgeSeconds: 60 }])

  expect(set.at(-1)).toEqual(['previous_link', '/cart', 60])
})
