import { demoProduct } from '@vitrina/core/testing'
import { afterAll, expect, test } from 'vitest'

import { builtIn } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const configuration = Object(builtIn['GET /config-provider/v1'])
const product = demoProduct({ cardPrices: [{ price: 1500, priceRole: 'guest_opt' }] })

const shopOf = (allowForeignCurrencies: boolean) =>
  startTestStorefront({
    answer: ({ method, path }) => {
      if (path === '/config-provider/v1')
        return { body: { ...configuration, allowForeignCurrencies } }
      if (path === '/currencies/v1') {
        const roubles = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
        const belarus = { id: '2', code: 'BYN', sign: 'Br', rate: 0.033 }
        const endless = { id: '3', code: 'KZT', sign: '₸', rate: 1e308 }
        return { body: { data: [roubles, belarus, endless] } }
      }
      if (`${method} ${path}` !== 'POST /catalog/v1/products') return undefined
      const meta = { page: 1, limit: 10, total: 1, pages: 1 }
      return { body: { data: [product], meta, facets: null, corrected: null } }
    }
  })

const [storefront, foreign] = await Promise.all([shopOf(false), shopOf(true)])
afterAll(() => Promise.all([storefront.close(), foreign.close()]))

async function read(path: string, cookie = '', shop = storefront) {
  const html = await (await shop.fetch(path, { headers: { cookie } })).text()
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

test('what costs nothing costs nothing in the currency that was chosen', async () => {
  expect(await read('/')).toContain('<b>0 ₽')
  expect(await read('/', 'currency-idpenal=2')).toContain('<b>0 Br')
})

test('where foreign currencies are allowed a price is the backend’s own', async () => {
  const cookie = 'currency-idpenal=2'

  expect(await read('/catalog/backpacks', cookie)).toContain('49,50 Br')
  expect(await read('/catalog/backpacks', cookie, foreign)).toContain('1 500 Br')
})

test('a price that a rate makes endless is «0» on the page, and the storefront logs it once', async () => {
  const cookie = 'currency-idpenal=3'

  expect(await read('/catalog/backpacks', cookie)).toContain('0 ₸')
  await read('/catalog/backpacks', cookie)

  expect(storefront.logged.filter(line => line.includes('shown as 0'))).toEqual([
    'error An amount that is Infinity was shown as 0 undefined'
  ])
})
