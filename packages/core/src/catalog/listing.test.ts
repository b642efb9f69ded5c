import { expect, test } from 'vitest'

import { listCategories, listFilters, listProducts } from '../contracts/catalog.ts'
import { listStickers } from '../contracts/stickers.ts'
import { ApiError } from '../platform/api-error.ts'
import { guestSession } from '../session/session.ts'
import { createStore } from '../store/store.ts'
import { fixtures } from '../testing/entity-fixtures.ts'
import { openList, PAGES } from '../testing/open-list.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { priceRules } from '../values/price/price-rules.ts'
import { readListing } from './listing.loader.ts'
import { listingSubject } from './listing.ts'
import { emptyListing, hasMore } from './listing.view.ts'

test('an address becomes cards', async () => {
  const { listing, ids } = await openList('/search?q=пенал')

  expect(ids()).toEqual([1])
  expect(listing.get().value).toMatchObject({ title: 'Поиск: пенал', total: 3, pages: 3 })
  expect(listing.get().value?.cards).toHaveLength(1)
})

test('further products stand behind the shown ones, until there are none', async () => {
  const { listing, send, ids } = await openList()

  await send({ type: 'listing.more' })
  await send({ type: 'listing.more' })
  await send({ type: 'listing.more' })

  expect(ids()).toEqual([1, 2, 3])
  expect(hasMore(listing.get().value ?? never())).toBe(false)
})

test('the next page asks for its products alone', async () => {
  const { shop, send } = await openList('/search?q=пенал&color=sinij')
  const before = [listFilters, listStickers].map(shop.server.countOf)

  await send({ type: 'listing.more' })

  expect(shop.server.calls.at(-1)?.body).toMatchObject({ page: 2, search: 'пенал', facets: false })
  expect([listFilters, listStickers].map(shop.server.countOf)).toEqual(before)
})

test('of two wishes the newer one wins, and the call of the older one is ended', async () => {
  const { shop, listing, send, ids } = await openList()

  listing.send({ type: 'listing.open', href: '/search?page=2' })
  await send({ type: 'listing.open', href: '/search?page=3' })

  expect(ids()).toEqual([3])
  expect(shop.server.countOf(listProducts)).toBe(2)
})

test('cards stay while another page of the list is read, not while another list is', async () => {
  const { listing, ids } = await openList()

  listing.send({ type: 'listing.open', href: '/search?page=2' })
  expect(ids()).toEqual([1])
  listing.send({ type: 'listing.open', href: '/catalog/penaly' })
  expect(listing.get().value).toBeUndefined()
})

test('a list that could not be read says so, and is read when it is tried again', async () => {
  const { shop, listing, send, ids } = await openList()
  shop.server.fail(listProducts, () => {
    throw new ApiError({ status: 404 })
  })

  await send({ type: 'listing.open', href: '/search?q=мел' })
  expect(listing.get().failure?.status).toBe(404)
  shop.server.heal()
  await send({ type: 'listing.retry' })

  expect(ids()).toEqual([1])
  expect(listing.get().failure).toBeUndefined()
})

test('a list without its filters is a list, narrowed as its address says', async () => {
  const { shop, listing, send, ids } = await openList()
  const refuse = () => {
    throw new ApiError({ status: 404 })
  }
  shop.server.fail(listFilters, refuse)
  shop.server.fail(listStickers, refuse)

  await send({ type: 'listing.open', href: '/search?color=sinij' })

  expect(ids()).toEqual([1])
  expect(listing.get().value).toMatchObject({
    ...{ filters: [], stickers: [], query: { filters: { color: ['sinij'] } } },
    total: PAGES
  })
})

test('a list can be narrowed to what its goods wear', async () => {
  const { shop, listing, send } = await openList()
  shop.server.on(listStickers, () => ({
    data: [fixtures.sticker({ code: 'new', title: 'Новинка' })]
  }))

  await send({ type: 'listing.open', href: '/search?q=пенал' })

  expect(listing.get().value?.stickers).toMatchObject([{ key: 'new', title: 'Новинка' }])
  await send({ type: 'listing.open', href: '/search?in-stock=1' })
  expect(listing.get().value).toMatchObject({ stickers: [], chips: [{ key: 'in-stock' }] })
})

test('a page past the end says where the beginning is', async () => {
  const { listing } = await openList('/search?page=9')

  expect(listing.get().value?.cards).toEqual([])
  expect(emptyListing(listing.get().value ?? never())).toMatchObject({
    title: 'Здесь товаров уже нет',
    action: { title: 'К началу списка', href: '/search' }
  })
})

test.each([
  ['/search', true, undefined],
  ['/search?in-stock=1', false, 'Сбросить фильтры']
])('an empty list at %s is bare: %s', async (href, isBare, title) => {
  const { listing } = await openList(href, 0)

  const empty = emptyListing(listing.get().value ?? never())

  expect([empty?.isBare, empty?.action?.title]).toEqual([isBare, title])
})

test('a category that the shop has not is not found', async () => {
  const { shop, listing, send } = await openList()
  shop.server.on(listCategories, () => ({ data: [] }))

  await send({ type: 'listing.open', href: '/catalog/no-such' })

  expect(listing.get().failure?.status).toBe(404)
})

test('a visitor who becomes another one sees his own prices', async () => {
  const { shop, ids } = await openList()
  const before = shop.server.countOf(listProducts)

  shop.session.send({
    type: 'signin.submit',
    form: { username: 'maria@example.com', password: 'пенал2026' }
  })
  await shop.advance(1000)

  expect(shop.getState().session.signedIn).toBe(true)
  expect(shop.server.countOf(listProducts)).toBeGreaterThan(before)
  expect(ids()).toEqual([1])
})

test('a store loads the shop for a list, which goes on from what is wanted', async () => {
  const { shop } = await openList()
  const store = createStore({ initial: {}, host: shop.platform, loadShop: async () => shop })

  store.send(listingSubject, { type: 'listing.open', href: '/search?page=2' })
  await shop.advance(0)

  expect(store.get(listingSubject).value?.cards.map(({ id }) => id)).toEqual([2])
})

const never = () => {
  throw new Error('The list is read')
}

test('the list of a brand has its goods and offers no other brand', async () => {
  const shop = createTestShop()
  const asked: unknown[] = []
  const filters = ['brand', 'color'].map(code =>
    fixtures.filter({
      code,
      values: ['sinij', 'seryj'].map((name, id) => ({
        ...{ id, code: name, title: name },
        dependedValues: []
      }))
    })
  )
  const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
  shop.server.on(listProducts, ({ body }) => {
    asked.push(body)
    const meta = { page: 1, limit: 10, total: 0, pages: 0 }
    const values = [0, 1].map(id => ({ id, count: 2 }))
    const counted = ['brand', 'color'].map(code => ({ code, values }))
    const facets = { filters: counted, price: null, inStock: 0 }
    return { data: [], meta, corrected: null, facets }
  })
  const reading = readListing(shop.api, {
    href: '/brands/opyt?brand=grifel',
    filters: Promise.resolve(filters),
    stickers: Promise.resolve([]),
    rules
  })

  const [list] = await Promise.all([reading, shop.advance(0)])

  expect(asked).toMatchObject([{ filters: { brand: ['opyt'] } }])
  expect(list.filters.map(({ code }) => code)).toEqual(['color'])
})
