import { expect, test } from 'vitest'

import { listFavoriteIds, mergeFavorites } from '../contracts/favorites.ts'
import { favoriteIds } from '../lists/favorites/favorites.selectors.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'

const MEMBER = { username: 'maria@example.com', password: 'пенал2026' }

/** Two tabs of one browser; what the second one is told and tells is at hand. */
function openTabs() {
  const server = createFakeServer()
  const browser = createMemoryBrowser()
  const [first, second] = [1, 2].map(seed => createTestShop({ server, browser, seed }))
  const reported: unknown[] = []
  const offline = () => Promise.reject(new TypeError('No network in this test'))
  const bystander = browser.open({ fetch: offline, randomBytes: count => new Uint8Array(count) })
  bystander.tabs.listen(message => reported.push(message))
  if (!first || !second) throw new Error('Two tabs are open')
  return { first, second, server, browser, reported, say: bystander.tabs.send }
}

const idsOf = (shop: TestShop) => favoriteIds(shop.favorites().get())
const toggle = (shop: TestShop, productId: number) =>
  shop
    .favorites()
    .send({ type: 'favorite.set', productId, favorite: !idsOf(shop).includes(productId) })

test('a guest’s favourites are the device’s business: nothing is asked for', async () => {
  const shop = createTestShop()
  shop.favorites()

  await shop.advance(1000)

  expect(shop.server.countOf(listFavoriteIds)).toBe(0)
  expect(shop.server.countOf(mergeFavorites)).toBe(0)
})

test('a member’s favourites are asked for at the start, also before a page wants them', async () => {
  const shop = createTestShop({ scenario: 'member' })

  await shop.advance(0)

  expect(shop.server.countOf(listFavoriteIds)).toBe(1)
  expect(shop.favorites()).toBe(shop.favorites())
  expect(shop.server.countOf(listFavoriteIds)).toBe(1)
})

test('favourites of before the sign-in go into the account although no page has shown them', async () => {
  const shop = createTestShop()
  shop.browser.storage.set('favorites', '[7,9]')

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)

  expect(shop.server.favoritesOf(MEMBER.username).ids()).toEqual([7, 9])
  expect(shop.server.countOf(mergeFavorites)).toBe(1)
})

test('other tabs hear which products a guest has chosen', () => {
  const { first, reported } = openTabs()

  toggle(first, 7)

  expect(reported).toEqual([{ type: 'favorites.listed', ids: [7], isMember: false }])
})

test('a guest’s list is shown as it was told, though the device may show it later', () => {
  const { first, browser, say } = openTabs()
  toggle(first, 5)

  say({ type: 'favorites.listed', ids: [7, 5], isMember: false })
  expect(idsOf(first)).toEqual([7, 5])

  browser.storage.set('favorites', '[7,5]')
  toggle(first, 9)
  expect(browser.storage.get('favorites')).toBe('[9,7,5]')
})

test('a guest’s list does not appear in the tab of a member', async () => {
  const { first, say } = openTabs()
  first.session.send({ type: 'signin.submit', form: MEMBER })
  await first.advance(0)
  toggle(first, 7)
  await first.advance(0)

  say({ type: 'favorites.listed', ids: [1, 2, 3], isMember: false })

  expect(idsOf(first)).toEqual([7])
})

test('what a member’s other tab tells is tidied like everything from outside', async () => {
  const { first, say } = openTabs()
  first.session.send({ type: 'signin.submit', form: MEMBER })
  await first.advance(0)
  const ids = [7, 7, -1, 0, 1.5, '9', null, 2 ** 31, { id: 5 }, 9]

  say({ type: 'favorites.listed', ids, isMember: true })

  expect(idsOf(first)).toEqual([7, 9])
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a word', 'favorites.listed'],
  ['a number', 7],
  ['null', null],
  ['an unknown kind', { type: 'favorites.stolen', ids: [1], isMember: false }],
  ['no kind', { ids: [1], isMember: false }],
  ['nobody’s list', { type: 'favorites.listed', ids: [1] }],
  ['no list', { type: 'favorites.listed', isMember: false }]
])('%s from another tab changes no list', (_, message) => {
  const { first, say } = openTabs()
  toggle(first, 7)

  say(message)

  expect(idsOf(first)).toEqual([7])
})

test('lists of a stopped shop hear and tell nothing', () => {
  const { first, second, reported } = openTabs()
  const stopped = first.favorites()
  toggle(first, 7)
  const before = reported.length

  first.stop()
  toggle(second, 9)

  expect(stopped.actor.getSnapshot().status).toBe('stopped')
  expect(idsOf(first)).toEqual([7])
  expect(reported.slice(before)).toEqual([
    { type: 'favorites.listed', ids: [9, 7], isMember: false }
  ])
})

test('a shop that is stopped begins no list at a sign-in that comes late', async () => {
  const shop = createTestShop()
  shop.browser.storage.set('favorites', '[7]')
  shop.session.send({ type: 'signin.submit', form: MEMBER })

  shop.stop()
  await shop.advance(1000)

  expect(shop.server.countOf(mergeFavorites)).toBe(0)
  expect(shop.browser.storage.get('favorites')).toBe('[7]')
})
