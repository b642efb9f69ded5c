import { expect, test } from 'vitest'

import { listProductsByIds } from '../../contracts/catalog.ts'
import { listFavorites } from '../../contracts/favorites.ts'
import { createMemoryClock } from '../../platform/memory.ts'
import { isReading } from '../../store/reading.ts'
import { createStore } from '../../store/store.ts'
import { json } from '../../testing/fake-server.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { createTestShop, type TestShopOptions } from '../../testing/test-shop.ts'
import { favoritesSubject } from './favorites.ts'
import { turnFavorite } from './favorites-list.ts'
import type { FavoritesPage } from './favorites-page.ts'
import { openFavoritesPage } from './open-favorites-page.ts'

const MARIA = 'maria@example.com'
const fromServer: FavoritesPage = {
  ...{ cards: [], page: 1, pages: undefined, isPastEnd: false },
  empty: { title: 'Здесь пока пусто', text: '' }
}

/** A page of the favourites whose shop cannot be fetched as often as it is told. */
function openShop(options: TestShopOptions = {}, outages = 0) {
  const shop = createTestShop(options)
  shop.server.favoritesOf(MARIA).merge([3, 5])
  shop.server.on(listProductsByIds, ({ url }) => ({
    data: url.searchParams.getAll('ids').map(id => demoProduct({ id: Number(id) }))
  }))
  let left = outages
  const store = createStore({
    initial: {},
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    async loadShop() {
      left -= 1
      if (left >= 0) throw new Error('No network in this test')
      return shop
    }
  })
  const open = async (shown?: FavoritesPage) => {
    const page = openFavoritesPage(store, { page: 1, shown })
    page.subscribe(() => undefined)
    await shop.advance(0)
    return page
  }
  return { shop, store, open }
}

const idsOf = ({ get }: ReturnType<typeof openFavoritesPage>) =>
  get().value?.cards.map(({ id }) => id)

test('a guest’s page is read on his device', async () => {
  const { shop, open } = openShop()
  shop.browser.storage.set('favorites', '[9,3]')

  expect(idsOf(await open())).toEqual([9, 3])
})

test('a page that nobody looks at is not read', async () => {
  const { shop, store } = openShop({ scenario: 'member' })

  const page = openFavoritesPage(store, { page: 1 })
  await shop.advance(0)

  expect(isReading(page.get())).toBe(true)
  expect(shop.server.countOf(listFavorites)).toBe(0)
})

test('what the server has read is shown, and not asked for again', async () => {
  const { shop, open } = openShop({ scenario: 'member' })

  const page = await open(fromServer)

  expect(page.get()).toMatchObject({ value: fromServer, failure: undefined })
  expect(isReading(page.get())).toBe(false)
  expect(shop.server.countOf(listFavorites)).toBe(0)
})

test('what was wished since the server read is told before the page is read anew', async () => {
  const { shop, store, open } = openShop({ scenario: 'member' })
  turnFavorite(store, { id: 7, title: 'Рюкзак' })

  const page = await open(fromServer)

  expect(idsOf(page)).toEqual([7, 3, 5])
  expect(shop.server.countOf(listFavorites)).toBe(1)
})

test('what is taken out keeps its card while the page stands', async () => {
  const { shop, store, open } = openShop({ scenario: 'member' })
  const page = await open()

  turnFavorite(store, { id: 3, title: 'Пенал' })
  await shop.advance(0)

  expect(store.get(favoritesSubject).ids).toEqual([5])
  expect(idsOf(page)).toEqual([3, 5])
})

test.each([
  // His first page has nothing to ask for.
  ['guest', listProductsByIds, 1],
  ['member', listFavorites, 2]
] as const)(
  'what a %s puts in on another screen comes to a page that lacks it, read once for it',
  async (scenario, call, times) => {
    const { shop, store, open } = openShop({ scenario })
    const page = await open()
    expect(idsOf(page)).not.toContain(7)

    turnFavorite(store, { id: 7, title: 'Рюкзак' })
    await shop.advance(0)

    expect(idsOf(page)?.[0]).toBe(7)
    expect(shop.server.countOf(call)).toBe(times)
  }
)

test('what is put in while the page is being read is on it', async () => {
  const { shop, store } = openShop()
  const page = openFavoritesPage(store, { page: 1 })
  page.subscribe(() => undefined)
  await store.engine()

  turnFavorite(store, { id: 9, title: 'Пенал' })
  await shop.advance(0)

  expect(idsOf(page)).toEqual([9])
})

test('what is taken out and put back has its card, and nothing is read for it', async () => {
  const { shop, store, open } = openShop({ scenario: 'member' })
  const page = await open()

  turnFavorite(store, { id: 3, title: 'Пенал' })
  await shop.advance(0)
  turnFavorite(store, { id: 3, title: 'Пенал' })
  await shop.advance(0)

  expect(idsOf(page)).toEqual([3, 5])
  expect(shop.server.countOf(listFavorites)).toBe(1)
})

test('a page that could not be read says so, and is read when it is tried again', async () => {
  const { shop, open } = openShop({ scenario: 'member' })
  shop.server.fail(listFavorites, () => json(404, { message: 'Не найдено' }))

  const page = await open()
  expect(page.get()).toMatchObject({ failure: { status: 404 }, value: undefined })
  shop.server.heal()
  page.send({ type: 'page.retry' })
  await shop.advance(0)

  expect(page.get().failure).toBeUndefined()
  expect(idsOf(page)).toEqual([3, 5])
})

test('a shop whose code did not come is fetched when the page is tried again', async () => {
  const { shop, open } = openShop({ scenario: 'member' }, 1)

  const page = await open()
  expect(page.get().failure).toBeDefined()
  page.send({ type: 'page.retry' })
  await shop.advance(0)

  expect(idsOf(page)).toEqual([3, 5])
})
