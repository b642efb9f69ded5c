import { expect, test } from 'vitest'
import { createMemoryClock } from '../../platform/memory.ts'
import { createStore } from '../../store/store.ts'
import { createTestShop, settle, type TestShopOptions } from '../../testing/test-shop.ts'
import type { FavoriteCommand } from './favorite-commands.ts'
import { favoriteIds } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import { favoritesSettled } from './open-favorites-page.ts'

const MARIA = 'maria@example.com'
const PAGE = [3, 5]

const commands: readonly FavoriteCommand[] = [
  { type: 'favorite.set', productId: 7, favorite: true },
  { type: 'favorite.set', productId: 5, favorite: false },
  { type: 'favorite.set', productId: 9, favorite: true },
  { type: 'favorite.set', productId: 9, favorite: false },
  { type: 'favorite.set', productId: 11, favorite: true }
]

/** A page that shows products 3 and 5 as favourites; its shop comes when it is allowed to. */
function open(options: TestShopOptions = {}) {
  const shop = createTestShop(options)
  shop.server.favoritesOf(MARIA).merge(PAGE)
  let loads = 0
  const store = createStore({
    initial: { favorites: { ids: PAGE } },
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop() {
      loads += 1
      return Promise.resolve(shop)
    }
  })
  const ids = () => favoriteIds(store.get(favoritesSubject))
  return { shop, store, ids, loads: () => loads }
}

test.each<[string, TestShopOptions]>([
  ['a guest', {}],
  ['a member', { scenario: 'member' }]
])('the same commands show %s the same with the engine and without it', async (_, options) => {
  const alone = open(options)
  const running = open(options)
  running.shop.browser.storage.set('favorites', JSON.stringify(PAGE))
  await running.store.engine()

  for (const command of commands) {
    alone.store.send(favoritesSubject, command)
    running.store.send(favoritesSubject, command)
    expect(running.ids()).toEqual(alone.ids())
  }

  expect(alone.ids()).toEqual([11, 7, 3])
})

test('what a guest wished before the engine came is kept on the device', async () => {
  const { shop, store, ids } = open()
  shop.browser.storage.set('favorites', JSON.stringify(PAGE))

  for (const command of commands) store.send(favoritesSubject, command)
  await store.engine()

  expect(shop.browser.storage.get('favorites')).toBe('[11,7,3]')
  expect(ids()).toEqual([11, 7, 3])
})

test('what a member wished before the engine came is told to the account', async () => {
  const { shop, store, ids } = open({ scenario: 'member' })

  for (const command of commands) store.send(favoritesSubject, command)
  await store.engine()
  expect(ids()).toEqual([11, 7, 3])
  await shop.advance(0)

  expect(shop.server.favoritesOf(MARIA).ids()).toEqual([11, 7, 3])
  expect(ids()).toEqual([11, 7, 3])
})

test('a page of before the sign-in elsewhere keeps its wishes for the account that came', async () => {
  const { shop, store, ids } = open({ scenario: 'member' })
  shop.server.favoritesOf(MARIA).merge([21])

  store.send(favoritesSubject, { type: 'favorite.set', productId: 7, favorite: true })
  await store.engine()
  await shop.advance(0)

  expect(ids()).toEqual([7, 21, 3, 5])
})

test('who waits for what was just pressed finds it in the list', async () => {
  const shop = createTestShop()
  let paint = () => {}
  const painted = () =>
    new Promise<void>(resolve => {
      paint = resolve
    })
  const host = { clock: createMemoryClock(), randomBytes: (count: number) => new Uint8Array(count) }
  const loadShop = () => Promise.resolve(shop)
  const store = createStore({ initial: {}, host: { ...host, painted }, loadShop })
  store.get(favoritesSubject)
  await store.engine()
  const list = () => favoriteIds(shop.favorites().get())

  store.send(favoritesSubject, { type: 'favorite.set', productId: 7, favorite: true })
  const found = favoritesSettled(store).then(list)
  await settle()
  expect(list()).toEqual([])
  paint()

  expect(await found).toEqual([7])
})

test('the list of the device is shown without the engine', async () => {
  const { store, ids, loads } = open()

  store.send(favoritesSubject, { type: 'favorites.heard', ids: [9] })
  await settle()

  expect(ids()).toEqual([9])
  expect(loads()).toBe(0)
})
