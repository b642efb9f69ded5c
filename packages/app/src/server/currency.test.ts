import { demoProduct } from '@vitrina/core/testing'
import { afterAll, expect, test } from 'vitest'

import { startTestStorefront } from './testing/test-storefront.ts'

const product = demoProduct({ cardPrices: [{ price: 1500, priceRole: 'guest_opt' }] })

const storefront = await startTestStorefront({
  answer: ({ method, path }) => {
    if (path === '/currencies/v1') {
      const roubles = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
      return { body: { data: [roubles, { id: '2', code: 'BYN', sign: 'Br', rate: 0.033 }] } }
    }
    if (`${method} ${path}` !== 'POST /catalog/v1/products') return undefined
    const meta = { page: 1, limit: 10, total: 1, pages: 1 }
    return { body: { data: [product], meta, facets: null, corrected: null } }
  }
})
afterAll(() => storefront.close())

async function read(path: string, cookie = '') {
  const html = await (await storefront.fetch(path, { headers: { cookie } })).text()
  return html.replaceAll('\u00a0', ' ')
}

test('who chooses a currency without script comes back to a page with its prices', async () => {
  const chosen = await storefront.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams({ currency: '2', back: '/catalog/backpacks' })
  })
  const cookie = chosen.headers.getSetCookie().join('; ')
  const path = chosen.headers.get('location') ?? ''

  const inRoubles = await read(path)
  const inBelarus = await read(path, cookie)

  expect(inRoubles).toContain('1 500 ₽')
  expect(inBelarus).toContain('49,50 Br')
  expect(inBelarus).not.toContain('1 500')
  expect(inBelarus).toContain('aria-pressed="true" aria-label="Цены в BYN, Br"')
})
