import { listProducts } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDemoShop } from '../src/seed/demo-shop.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const shop = createDemoShop({ products: 60 })
let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({
    deps: {
      identify: async ({ ip }) => ({
        uid: '00000000-0000-4000-8000-000000000000',
        roles: ['dealer'],
        priceRole: 'dealer',
        siteId: '1',
        currencyId: '1',
        ip,
        userAgent: ''
      })
    }
  })
})

afterAll(() => backend.close())

const dealerKopecks = (id: number) =>
  shop.products
    .find(product => product.id === id)
    ?.cardPrices.find(({ priceRole }) => priceRole === 'dealer')?.kopecks ?? 0

test('shows a dealer the own price and the price for everybody', async () => {
  const { data } = await backend.call(listProducts, { body: {} })

  for (const { id, cardPrices } of data) {
    expect(cardPrices.map(({ priceRole }) => priceRole)).toEqual(['dealer', 'guest_opt'])
    expect(cardPrices[0]?.price).toBe(dealerKopecks(id) / 100)
  }
})

test('selects and sorts by the price of the visitor', async () => {
  const kopecks = shop.products.map(({ id }) => dealerKopecks(id)).toSorted((a, b) => a - b)
  const middle = (kopecks[30] ?? 0) / 100
  const { data, meta } = await backend.call(listProducts, {
    body: { priceTo: middle, sort: 'price', limit: 60 }
  })

  expect(meta.total).toBe(kopecks.filter(price => price <= middle * 100).length)
  expect(data.map(({ id }) => dealerKopecks(id))).toEqual(kopecks.slice(0, meta.total))
})
