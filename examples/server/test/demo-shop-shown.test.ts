import * as api from '@vitrina/core/contracts'
import type { RaffleStatus } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { CATEGORIES } from '../src/seed/categories.ts'
import { RAFFLES } from '../src/seed/raffles.ts'
import { layOutArt } from '../src/seed/seed-if-empty.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper } from './shopper.ts'

const ACCOUNTS = ['anna', 'school', 'dealer'] as const

let backend: TestBackend
let guest: Shopper

beforeAll(async () => {
  // The demo shop counts its days back from the day it is filled.
  backend = await createTestBackend({ deps: { now: () => new Date() } })
  await layOutArt(backend.deps.settings.dataDir, () => undefined)
  guest = createShopper(backend)
})

afterAll(() => backend.close())

async function signIn(name: (typeof ACCOUNTS)[number]): Promise<Shopper> {
  const shopper = createShopper(backend)
  await shopper.signIn(`${name}@example.ru`, `penal-${name}`)
  return shopper
}

test('every demo account has orders in every status', async () => {
  for (const name of ACCOUNTS) {
    const shopper = await signIn(name)
    const { statuses } = await shopper.call(api.countOrders, {})

    expect(statuses.map(({ code }) => code)).toEqual([
      ...['new', 'paid', 'assembling', 'shipping', 'ready', 'done', 'cancelled']
    ])
    expect(
      statuses.filter(({ count }) => count === 0),
      name
    ).toEqual([])
  }
})

test('every demo account has something to see on each page of its own', async () => {
  const seen = await Promise.all(
    ACCOUNTS.map(async name => {
      const shopper = await signIn(name)
      const [notifications, favorites, bonuses, addresses] = await Promise.all([
        shopper.call(api.listNotifications, { query: {} }),
        shopper.call(api.listFavorites, { query: {} }),
        shopper.call(api.getBonusBalance, { query: {} }),
        shopper.call(api.listShippingAddresses, {})
      ])
      return [
        name,
        ...[notifications.data, favorites.data, bonuses.bonusLog, addresses.data].map(
          list => list.length > 0
        )
      ]
    })
  )

  expect(seen).toEqual(ACCOUNTS.map(name => [name, true, true, true, true]))
})

test('refunds stand in every status', async () => {
  const codes: string[] = []
  for (const shopper of await Promise.all(ACCOUNTS.map(signIn))) {
    const { data } = await shopper.call(api.listOrders, { query: { limit: 50 } })
    for (const { id } of data) {
      const { refunds } = await shopper.call(api.viewOrder, { query: { orderId: id } })
      codes.push(...refunds.map(({ status }) => status.code))
    }
  }

  expect([...new Set(codes)].toSorted()).toEqual(['approved', 'done', 'new', 'rejected'])
})

test('reviews have photos that are there', async () => {
  const { data } = await guest.call(api.listReviews, {
    body: { type: 'shop', limit: 50 }
  })
  const products = await guest.call(api.listProducts, { body: { limit: 60 } })
  const files = await Promise.all(
    products.data.map(({ id }) =>
      guest.call(api.listReviewFiles, { query: { type: 'product', productId: id } })
    )
  )

  const photos = files.flatMap(({ images }) => images)
  expect(data.length).toBeGreaterThanOrEqual(10)
  expect(photos.length).toBeGreaterThanOrEqual(10)
  expect(photos.every(({ alt }) => /[а-яё]/.test(alt))).toBe(true)
  const path = `/image-minifier/v1/${photos[0]?.fileId}.webp?preview=preview&format=webp`
  const photo = await backend.app.request(path)
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('raffles are coming, open, closed and drawn, the drawn ones with winners', async () => {
  const raffles = await Promise.all(
    RAFFLES.map(({ code }) => guest.call(api.getRaffle, { params: { code }, query: {} }))
  )

  const statuses = new Set<RaffleStatus>(raffles.map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual(['closed', 'coming', 'drawn', 'open'])
  for (const { status, draw, prizes } of raffles) {
    expect(prizes.length).toBeGreaterThan(0)
    expect(draw.winners.length > 0).toBe(status === 'drawn')
  }
})

test('shops stand in ten cities and more, and dealers beside them, all on the map', async () => {
  const { shops } = await guest.call(api.listShopPoints, { query: {} })

  const own = shops.filter(({ type }) => type === 'shop')
  expect(new Set(own.map(({ city }) => city)).size).toBeGreaterThanOrEqual(10)
  expect(shops.filter(({ type }) => type === 'dealer').length).toBeGreaterThanOrEqual(5)
  for (const { coordinates } of shops) {
    const [latitude, longitude] = coordinates
    expect(latitude > 41 && latitude < 82 && longitude > 19 && longitude < 180).toBe(true)
  }
})

test('certificates are shown and sold', async () => {
  const { items } = await guest.call(api.getWidget, { params: { code: 'certificates' } })
  const { data } = await guest.call(api.listVirtualProducts, {})

  expect(items.length).toBeGreaterThanOrEqual(3)
  expect(data.map(({ cardPrices }) => cardPrices[0]?.price)).toEqual([
    500, 1000, 2000, 3000, 5000, 10_000, 15_000
  ])
})

test('size tables, brands, news, actions and articles have pages that open', async () => {
  const { data: sized } = await guest.call(api.listPartners, { query: { sizes: 'true' } })
  const brands = await Promise.all(
    sized.map(({ code }) => guest.call(api.getPartner, { params: { id: code } }))
  )
  expect(brands.length).toBeGreaterThanOrEqual(4)
  expect(brands.every(({ sizeTable }) => (sizeTable?.rows.length ?? 0) >= 3)).toBe(true)
  for (const type of ['news', 'articles', 'actions'] as const) {
    const { data } = await guest.call(api.listNews, { query: { type, limit: 50 } })
    const pages = await Promise.all(
      data.map(({ code }) => guest.call(api.getNews, { params: { id: code } }))
    )
    expect(pages.length, type).toBeGreaterThanOrEqual(4)
    expect(pages.every(({ html }) => html.length > 200)).toBe(true)
  }
})

test('banners stand on the home page and in lists, with pictures', async () => {
  const places = await Promise.all(
    ['slider', 'tile', 'listing'].map(code =>
      guest.call(api.getBanner, { params: { code }, query: { category: 'shkolnaya-forma' } })
    )
  )

  const [slider = [], tile = [], listing = []] = places.map(({ data }) => data)
  expect(slider.length).toBeGreaterThanOrEqual(3)
  expect(tile.length).toBeGreaterThanOrEqual(3)
  expect(listing.length).toBeGreaterThanOrEqual(1)
  expect([...slider, ...tile, ...listing].every(({ images }) => images.length > 0)).toBe(true)
})

test('the main pages and every root of the catalogue are described for search engines', async () => {
  const roots = CATEGORIES.filter(({ parentId }) => parentId === null)
  const urls = ['/', '/actions', '/blog', '/brands', '/certificates', '/sizes']
  const all = [...urls, ...roots.map(({ code }) => `/catalog/${code}`)]

  const pages = await Promise.all(
    all.map(async url => (await guest.call(api.getSeo, { query: { url } })).data)
  )

  expect(all.filter((_, place) => pages[place] === null)).toEqual([])
  const titles = pages.map(page => page?.title)
  expect(new Set(titles).size).toBe(all.length)
})

test('four roles see four prices of the same goods', async () => {
  const shoppers = [guest, ...(await Promise.all(ACCOUNTS.map(signIn)))]

  const lists = await Promise.all(
    shoppers.map(async shopper => {
      const { data } = await shopper.call(api.listProducts, { body: { limit: 60, sort: 'new' } })
      const { priceRole } = await shopper.call(api.getInit, { query: {} })
      const own = data.map(
        ({ cardPrices }) => cardPrices.find(price => price.priceRole === priceRole)?.price
      )
      return { priceRole, own }
    })
  )

  expect(lists.map(({ priceRole }) => priceRole)).toEqual(['guest_opt', 'user', 'org', 'dealer'])
  expect(lists.flatMap(({ own }) => own).filter(price => !price)).toEqual([])
  const first = lists.map(({ own }) => own[0] ?? 0)
  expect(first).toEqual(first.toSorted((one, other) => other - one))
  expect(new Set(first).size).toBe(4)
})

test('no contact of the shop could be anybody’s', async () => {
  // Whose films and maps may be framed is no contact.
  const { frameOrigins, ...configuration } = await guest.call(api.getConfiguration, {})
  const answers = await Promise.all([
    configuration,
    guest.call(api.listShopPoints, { query: {} }),
    guest.call(api.listPartners, { query: { limit: 100 } }),
    guest.call(api.listPageTree, {}),
    ...['about', 'contacts', 'policy', 'offer', 'payments', 'shkolam', 'dileram'].map(code =>
      guest.call(api.getPage, { query: { code } })
    ),
    ...(await Promise.all(ACCOUNTS.map(signIn))).map(shopper => shopper.call(api.getProfile, {}))
  ])
  const texts = JSON.stringify(answers)

  const mails = texts.match(/[\w.-]+@[\w.-]+/g) ?? []
  const phones = texts.match(/(?:\+7|\b8) ?\(?\d{3}\)? ?\d{3}[- ]?\d\d[- ]?\d\d/g) ?? []
  const hosts = texts.match(/https?:\/\/[\w.-]+/g) ?? []
  expect(mails.length).toBeGreaterThan(3)
  expect(mails.filter(mail => !/[@.]example(?:\.\w+)?$/.test(mail))).toEqual([])
  expect(phones.length).toBeGreaterThan(3)
  expect(phones.filter(phone => !/000[- ]?\d\d[- ]?\d\d$/.test(phone))).toEqual([])
  expect(hosts.filter(host => !/\.(?:example|test)$/.test(host))).toEqual([])
})
