import { listingSubject } from '@vitrina/core/catalog'
import { listProducts } from '@vitrina/core/contracts'
import { createStore } from '@vitrina/core/store'
import { createTestShop, demoProduct } from '@vitrina/core/testing'
import { expect, test } from 'vitest'

import { keepGrown } from './keep-grown.ts'

const PAGES = 3

/** A page with a list of one product that another server has read, and a shop that reads the rest. */
async function openPage() {
  const shop = createTestShop()
  await shop.advance(0)
  shop.server.on(listProducts, ({ body }) => {
    const page = Number(Reflect.get(Object(body), 'page'))
    return {
      data: [demoProduct({ id: page })],
      meta: { page, limit: 1, total: PAGES, pages: PAGES },
      ...{ corrected: null, facets: null }
    }
  })
  const listing = (await shop.service('openListing'))()
  listing.send({ type: 'listing.open', href: '/search' })
  await shop.advance(0)
  const list = listing.get().value
  if (list === undefined) throw new Error('The list is not read')
  const store = createStore({ initial: {}, host: shop.platform, loadShop: async () => shop })
  await store.engine()
  let data: unknown = { ...list, url: '/search' }
  keepGrown(store, {
    getState: () => ({ current: { payload: { data } } }),
    extend(grown) {
      data = grown.data
    }
  })
  store.send(listingSubject, { type: 'listing.shown', list })
  store.send(listingSubject, { type: 'listing.more' })
  return {
    shop,
    store,
    list,
    page: () => data,
    leaveFor(next: unknown) {
      data = next
    }
  }
}

test('the page keeps what its list has grown to, and whatever else it holds', async () => {
  const { shop, page } = await openPage()

  await shop.advance(0)

  expect(page()).toMatchObject({
    url: '/search',
    query: { page: 2 },
    cards: [{ id: 1 }, { id: 2 }]
  })
})

test('what comes after its list was left changes nothing on the next page', async () => {
  const { shop, store, page, leaveFor } = await openPage()
  const product = { title: 'Пенал' }

  leaveFor(product)
  await shop.advance(0)

  expect(store.get(listingSubject).value?.cards).toHaveLength(2)
  expect(page()).toBe(product)
})
