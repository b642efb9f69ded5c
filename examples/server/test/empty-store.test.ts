import { randomUUID } from 'node:crypto'
import * as contracts from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Store } from '../src/db/store.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { openEmptyStore } from '../src/testing/test-store.ts'
import { createShopper, type Shopper } from './shopper.ts'

let store: Store
let backend: TestBackend
let member: Shopper

beforeAll(async () => {
  store = await openEmptyStore()
  backend = await createTestBackend({ deps: { db: store.db, limits: NO_LIMITS } })
  member = createShopper(backend)
  await member.signUp()
})

afterAll(async () => {
  await backend.close()
  await store.close()
})

/** Calls that read by POST, each with the least it needs. */
const POSTED: Readonly<Record<string, object>> = {
  'POST /catalog/v1/products': {},
  'POST /catalog/v1/products/count': {},
  'POST /similar-products/v1': { productId: 1, limit: 4 },
  'POST /reviews/v1': { type: 'shop' },
  'POST /reviews/v1/view': { type: 'shop' },
  'POST /favorites/v1/merge': { productIds: [] }
}

const reads = Object.values(contracts).flatMap(value => {
  if (typeof value !== 'object' || !('method' in value)) return []
  const name = `${value.method} ${value.path}`
  return value.method === 'GET' || name in POSTED ? [[name, value] as const] : []
})

const queryFields = (endpoint: object) =>
  'query' in endpoint && typeof endpoint.query === 'object' && 'shape' in (endpoint.query ?? {})
    ? Object.keys(Object(endpoint.query).shape)
    : []

test.each(reads)('%s has an answer while the shop is empty', async (name, endpoint) => {
  const names = queryFields(endpoint)
  const guest = { 'cart-token': randomUUID() }
  const path = endpoint.path.replace(/\{\w+\}/g, '1')
  for (const headers of [guest, member.headers()]) {
    for (const value of [undefined, '1', 'about', 'Рюкзак', randomUUID()]) {
      const query = value === undefined ? '' : new URLSearchParams(names.map(key => [key, value]))
      const body = JSON.stringify(POSTED[name])

      const response = await backend.app.request(`${path}?${query}`, {
        method: endpoint.method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(name in POSTED && { body })
      })

      expect(response.status, `${query} ${JSON.stringify(backend.log.at(-2))}`).toBeLessThan(500)
      expect(await response.json()).toBeTypeOf('object')
    }
  }
})

test('what every page of the storefront needs is answered, not refused', async () => {
  const products = await member.call(contracts.listProducts, { body: {} })
  const answers = await Promise.all(
    [
      contracts.getConfiguration,
      contracts.getInit,
      contracts.listCurrencies,
      contracts.listSites,
      contracts.listCategories,
      contracts.listBanners,
      contracts.getBasket
    ].map(async ({ path }) => [
      path,
      (await backend.app.request(path, { headers: member.headers() })).status
    ])
  )

  expect(products).toMatchObject({ data: [], meta: { page: 1, total: 0, pages: 0 } })
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})
