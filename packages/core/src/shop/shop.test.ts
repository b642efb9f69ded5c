import { expect, test } from 'vitest'

import { quantityOf } from '../basket/basket-log.ts'
import { type BasketContext, basketState } from '../basket/basket-state.ts'
import { getBasket, putBasketProducts } from '../contracts/basket.ts'
import { getInit } from '../contracts/init.ts'
import type { Basket } from '../entities/basket.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { guestSession } from '../session/session.ts'
import { demoGroup, demoProduct, demoTotal } from '../testing/fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { dehydrate } from './shop-state.ts'

const configuration: SiteConfiguration = {
  siteName: 'penal',
  shopTitle: 'Пенал',
  publicDomain: 'shop.example',
  phone: '',
  phoneNote: '',
  email: '',
  analyticsKey: '',
  ecommerceContainer: '',
  allowForeignCurrencies: false,
  needToUseBonuses: false,
  removeSelectedNotInStock: false,
  savedTokens: [],
  catalogueCacheMs: 0,
  freeDeliveryFrom: 5000,
  social: [],
  versions: []
}

/** One line in stock, two that are gone; one of these is selected. */
const halfGone: Basket = {
  version: 1,
  data: [
    {
      inStock: true,
      constructorSets: [],
      products: [demoProduct({ id: 1, groups: [demoGroup({ id: 1, count: 1 })] })]
    },
    {
      inStock: false,
      constructorSets: [],
      products: [
        demoProduct({ id: 2, title: 'Глобус', groups: [demoGroup({ id: 2, count: 1 })] }),
        demoProduct({ id: 3, groups: [demoGroup({ id: 3, count: 1, selected: false })] })
      ]
    }
  ],
  total: demoTotal({ productsCountInBasket: 3 })
}

const withoutGlobe: Basket = {
  ...halfGone,
  version: 2,
  data: halfGone.data.map(bucket => ({
    ...bucket,
    products: bucket.products.filter(({ title }) => title !== 'Глобус')
  }))
}

async function openHalfGone(removeSelectedNotInStock: boolean) {
  const shop = createTestShop({
    state: { configuration: { ...configuration, removeSelectedNotInStock } }
  })
  shop.server.on(getBasket, () => halfGone)
  shop.server.on(putBasketProducts, () => withoutGlobe)
  const removed: string[] = []
  shop.basket.actor.on('basket.lineRemoved', ({ line }) => removed.push(line.title))
  await shop.advance(0)
  return { removed, basket: shop.getState().basket }
}

test('takes selected lines out that are out of stock, and names them, where configured', async () => {
  const { removed, basket } = await openHalfGone(true)

  expect(removed).toEqual(['Глобус'])
  expect(quantityOf(basket, 2)).toBe(0)
})

test('leaves lines that are out of stock alone by default', async () => {
  const { removed, basket } = await openHalfGone(false)

  expect(removed).toEqual([])
  expect(quantityOf(basket, 2)).toBe(1)
})

test('tells of every change, until nobody listens', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  const seen: BasketContext[] = []
  const stop = shop.subscribe(() => seen.push(shop.getState().basket))

  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  const received = seen.length
  stop()
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })

  expect(received).toBeGreaterThan(0)
  expect(seen).toHaveLength(received)
})

test('is silent once it is stopped: no calls, no timers, no other tabs', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  const checkout = (await shop.service('openCheckout'))().actor
  await shop.advance(0)
  shop.basket.send({ type: 'line.type', key: 7, count: 1 })
  const calls = shop.server.calls.length

  shop.stop()
  await shop.advance(100_000)

  expect(shop.server.calls).toHaveLength(calls)
  expect(checkout.getSnapshot().status).toBe('stopped')
})

test('becomes plain JSON without a token and starts from it again', async () => {
  const shop = createTestShop()
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  const page = { configuration, currencies: [], categories: [] }
  const text = JSON.stringify(dehydrate(shop, page))
  const next = createTestShop({ browser: shop.browser, state: JSON.parse(text) })

  expect(text).not.toMatch(/access-|refresh-/)
  expect(next.getState().basket.counts).toEqual({ 7: 2 })
  expect(next.getState().session).toEqual(shop.getState().session)
})

test('takes a member’s page for a guest’s when his tokens are gone', async () => {
  const state = {
    session: guestSession({ signedIn: true, priceRole: 'dealer' }),
    basket: basketState(halfGone)
  }

  const shop = createTestShop({ state })
  await shop.advance(0)

  expect(shop.getState().session.signedIn).toBe(false)
  expect(shop.getState().session.priceRole).toBe('guest_opt')
  expect(shop.getState().basket.counts).toEqual({})
})

test('of two initialisations the newer one tells who the visitor is', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  const answers: ((role: string) => void)[] = []
  shop.server.on(
    getInit,
    () =>
      new Promise(resolve =>
        answers.push(priceRole => resolve({ roles: [], priceRole, profile: null, categories: [] }))
      )
  )
  shop.session.send({ type: 'session.reload' })
  await shop.advance(0)
  shop.session.send({ type: 'session.reload' })
  await shop.advance(0)

  answers[1]?.('dealer')
  await shop.advance(0)
  answers[0]?.('guest_opt')
  await shop.advance(0)

  expect(shop.getState().session.priceRole).toBe('dealer')
  expect(shop.getState().session.failure).toBeUndefined()
})
