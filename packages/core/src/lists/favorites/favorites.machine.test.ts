import { expect, test } from 'vitest'
import { listFavoriteIds, mergeFavorites, toggleFavorite } from '../../contracts/favorites.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
import { favoriteIds, favoritesCount, isFavoritesSettled } from './favorites.selectors.ts'
import type { FavoritesFact } from './favorites-changes.ts'
import { favoritesAfter, isFavorite } from './favorites-state.ts'

const NOT_SAVED = 'Не удалось изменить избранное. Попробуйте ещё раз'
const MARIA = 'maria@example.com'
const form = { username: MARIA, password: 'пенал2026' }

const context = (shop: TestShop) => shop.favorites().get()
const device = (shop: TestShop) => shop.browser.storage.get('favorites')
const server = (shop: TestShop) => shop.server.favoritesOf(MARIA)

function toggle(shop: TestShop, productId: number, times = 1) {
  for (let time = 0; time < times; time += 1) {
    const favorite = !isFavorite(context(shop), productId)
    shop.favorites().send({ type: 'favorite.set', productId, favorite })
  }
}

function noteFacts(shop: TestShop): FavoritesFact[] {
  const facts: FavoritesFact[] = []
  shop.favorites().actor.on('*', fact => facts.push(fact))
  return facts
}

async function signIn(shop: TestShop) {
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
}

async function openMember(): Promise<TestShop> {
  const shop = createTestShop()
  await signIn(shop)
  return shop
}

test('keeps a guest’s list on the device, newest first, without a call', async () => {
  const shop = createTestShop()
  const facts = noteFacts(shop)

  toggle(shop, 5)
  toggle(shop, 7)
  toggle(shop, 9)
  toggle(shop, 7)
  await shop.advance(0)

  expect(favoriteIds(context(shop))).toEqual([9, 5])
  expect(device(shop)).toBe('[9,5]')
  expect(facts).toContainEqual({ type: 'favorite.changed', productId: 7, favorite: false })
  expect(shop.server.countOf(toggleFavorite)).toBe(0)
  expect(shop.server.countOf(listFavoriteIds)).toBe(0)
})

test.each([
  ['nothing', undefined, []],
  ['no JSON', '[5,', []],
  ['no list', '{"5":true}', []],
  ['a number', '5', []],
  ['odd values', '["5",5,-1,0,1.5,null,5,99999999999,{"a":1},8]', [5, 8]],
  ['a text without end', `[${'5,'.repeat(60_000)}5]`, []]
])('starts from %s in the storage', (_, text, ids) => {
  const browser = createMemoryBrowser()
  if (text !== undefined) browser.storage.set('favorites', text)
  const shop = createTestShop({ browser })

  expect(favoriteIds(context(shop))).toEqual(ids)
})

test('goes on in memory where the device keeps nothing', () => {
  const shop = createTestShop()
  Object.assign(shop.platform.storage, { set: () => false })

  toggle(shop, 5)
  toggle(shop, 7)

  expect(favoriteIds(context(shop))).toEqual([7, 5])
})

test('takes no more than 500 from a guest and says why', () => {
  const browser = createMemoryBrowser()
  const ids = Array.from({ length: 500 }, (_, place) => place + 1)
  browser.storage.set('favorites', JSON.stringify(ids))
  const shop = createTestShop({ browser })
  const facts = noteFacts(shop)

  toggle(shop, 900)

  const message =
    'В избранном может быть не больше 500 товаров. Войдите в аккаунт или уберите лишнее'
  expect(isFavorite(context(shop), 900)).toBe(false)
  expect(context(shop).message).toBe(message)
  expect(facts).toEqual([{ type: 'favorite.failed', productId: 900, favorite: false, message }])

  toggle(shop, 500)
  toggle(shop, 900)
  expect(favoritesCount(context(shop))).toBe(500)
  expect(context(shop).message).toBe('')
})

test('moves a guest’s list into the account once and clears the device', async () => {
  const shop = createTestShop()
  const facts = noteFacts(shop)
  server(shop).merge([3, 5])
  toggle(shop, 5)
  toggle(shop, 7)

  await signIn(shop)

  expect(favoriteIds(context(shop))).toEqual([7, 3, 5])
  expect(device(shop)).toBeUndefined()
  expect(shop.server.countOf(mergeFavorites)).toBe(1)
  expect(shop.server.countOf(listFavoriteIds)).toBe(0)
  expect(facts).toContainEqual({ type: 'favorites.merged', count: 2 })
})

test('keeps the device’s list when the merge fails, and tries again at the next start', async () => {
  const shop = createTestShop()
  toggle(shop, 7)
  server(shop).merge([3])
  shop.server.fail(mergeFavorites, () => json(500, { message: 'Произошла ошибка сервера' }))

  await signIn(shop)

  expect(device(shop)).toBe('[7]')
  expect(favoriteIds(context(shop))).toEqual([3])
  expect(shop.platform.logged).toContainEqual({
    level: 'warn',
    message: 'Favourites are not known'
  })
  shop.stop()

  shop.server.heal()
  const again = createTestShop({ browser: shop.browser, server: shop.server })
  await again.advance(0)
  expect(favoriteIds(context(again))).toEqual([7, 3])
  expect(device(again)).toBeUndefined()
})

test('settles seven fast toggles as wished, with one call', async () => {
  const shop = await openMember()
  const facts = noteFacts(shop)

  toggle(shop, 5, 7)
  expect(isFavorite(context(shop), 5)).toBe(true)
  expect(isFavoritesSettled(context(shop))).toBe(false)
  await shop.advance(0)

  expect(server(shop).ids()).toEqual([5])
  expect(shop.server.countOf(toggleFavorite)).toBe(1)
  expect(isFavoritesSettled(context(shop))).toBe(true)
  expect(facts.filter(({ type }) => type === 'favorite.changed')).toHaveLength(7)
  expect(facts.filter(({ type }) => type === 'favorite.failed')).toEqual([])
})

test('settles six fast toggles as wished, with two calls', async () => {
  const shop = await openMember()

  toggle(shop, 5, 6)
  await shop.advance(0)

  expect(isFavorite(context(shop), 5)).toBe(false)
  expect(server(shop).ids()).toEqual([])
  expect(shop.server.countOf(toggleFavorite)).toBe(2)
})

test('sends wishes about several products one after another', async () => {
  const shop = await openMember()
  let running = 0
  let most = 0
  shop.server.fail(toggleFavorite, async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return { product: 0, favorite: true }
  })

  for (const id of [5, 3, 9]) toggle(shop, id)
  await shop.advance(0)

  expect(most).toBe(1)
  expect(shop.server.countOf(toggleFavorite)).toBe(3)
  expect(favoriteIds(context(shop))).toEqual([9, 3, 5])
})

test('gives the old state back when the server refuses, with the server’s words', async () => {
  const shop = await openMember()
  const facts = noteFacts(shop)
  shop.server.fail(toggleFavorite, () => json(404, { message: 'Товар не найден' }))

  toggle(shop, 5)
  await shop.advance(0)

  expect(isFavorite(context(shop), 5)).toBe(false)
  expect(context(shop).message).toBe('Товар не найден')
  expect(facts.at(-1)).toEqual({
    type: 'favorite.failed',
    productId: 5,
    favorite: false,
    message: 'Товар не найден'
  })
})

test('says nothing about a refused wish that the visitor has taken back', async () => {
  const shop = await openMember()
  shop.server.fail(toggleFavorite, () => json(404, { message: 'Товар не найден' }))

  toggle(shop, 5, 2)
  await shop.advance(0)

  expect(isFavorite(context(shop), 5)).toBe(false)
  expect(context(shop).message).toBe('')
})

test('reads the list after a lost answer, and repeats nothing', async () => {
  const shop = await openMember()
  shop.server.fail(toggleFavorite, () => {
    server(shop).toggle(5)
    return json(502, { message: 'Произошла ошибка сервера' })
  })

  toggle(shop, 5)
  await shop.advance(60_000)

  expect(isFavorite(context(shop), 5)).toBe(true)
  expect(context(shop).message).toBe('')
  expect(shop.server.countOf(toggleFavorite)).toBe(1)
})

test('gives the old state back when the call was lost on its way', async () => {
  const shop = await openMember()
  shop.server.fail(toggleFavorite, () => json(503, { message: 'Произошла ошибка сервера' }))

  toggle(shop, 5)
  await shop.advance(60_000)

  expect(isFavorite(context(shop), 5)).toBe(false)
  expect(context(shop).message).toBe(NOT_SAVED)
  expect(shop.server.countOf(toggleFavorite)).toBe(1)
})

test('gives every wish back when the list cannot be read either', async () => {
  const shop = await openMember()
  for (const endpoint of [toggleFavorite, listFavoriteIds]) {
    shop.server.fail(endpoint, () => json(503, { message: 'Произошла ошибка сервера' }))
  }

  toggle(shop, 5)
  toggle(shop, 7)
  await shop.advance(60_000)

  expect(favoriteIds(context(shop))).toEqual([])
  expect(context(shop).message).toBe(NOT_SAVED)
  expect(shop.favorites().actor.getSnapshot().matches({ member: 'stale' })).toBe(true)

  shop.server.heal()
  toggle(shop, 7)
  await shop.advance(0)
  expect(server(shop).ids()).toEqual([7])
})

test('only logs that the ids of the start were not to be had', async () => {
  const shop = createTestShop()
  const facts = noteFacts(shop)
  shop.server.fail(listFavoriteIds, () => json(500, { message: 'Произошла ошибка сервера' }))

  await signIn(shop)
  await shop.advance(60_000)

  expect(shop.platform.logged).toContainEqual({
    level: 'warn',
    message: 'Favourites are not known'
  })
  expect(context(shop).message).toBe('')
  expect(facts).toEqual([])
})

test('asks for the ids at the start where the configuration says', async () => {
  const first = await openMember()
  const { browser, server: known } = first
  first.stop()
  const config = { paths: { '/favorites/v1/ids': '/favorites/v1/start-ids' } }
  const shop = createTestShop({ browser, server: known, config })
  await shop.advance(0)

  expect(known.calls.at(-1)?.name).toBe('GET /favorites/v1/start-ids')
})

test('wins against another device that turned the product over, once', async () => {
  const shop = await openMember()
  server(shop).toggle(5)

  toggle(shop, 5)
  await shop.advance(0)

  expect(server(shop).ids()).toEqual([5])
  expect(isFavorite(context(shop), 5)).toBe(true)
  expect(shop.server.countOf(toggleFavorite)).toBe(2)
})

test('does not quarrel for ever with a server that does the opposite', async () => {
  const shop = await openMember()
  shop.server.fail(toggleFavorite, () => ({ product: 5, favorite: false }))

  toggle(shop, 5)
  await shop.advance(0)

  expect(shop.server.countOf(toggleFavorite)).toBe(2)
  expect(isFavorite(context(shop), 5)).toBe(false)
  expect(context(shop).message).toBe(NOT_SAVED)
})

test('sends nothing for a wish that is true already', async () => {
  const shop = await openMember()
  const facts = noteFacts(shop)

  shop.favorites().send({ type: 'favorite.set', productId: 5, favorite: false })
  await shop.advance(0)

  expect(shop.server.countOf(toggleFavorite)).toBe(0)
  expect(facts).toEqual([])
})

test('undoes by the opposite wish', async () => {
  const shop = await openMember()
  toggle(shop, 5)
  await shop.advance(0)

  shop.favorites().send({ type: 'favorite.set', productId: 5, favorite: false })
  await shop.advance(0)

  expect(server(shop).ids()).toEqual([])
})

test('forgets the account’s list when the visitor leaves', async () => {
  const shop = await openMember()
  toggle(shop, 5)
  await shop.advance(0)

  shop.session.send({ type: 'signout.submit' })
  await shop.advance(0)

  expect(favoriteIds(context(shop))).toEqual([])
  expect(device(shop)).toBeUndefined()
  expect(server(shop).ids()).toEqual([5])
})

test('leaves a guest’s unmerged list on the device when a session merely ends', async () => {
  const shop = createTestShop()
  toggle(shop, 7)
  shop.server.fail(mergeFavorites, () => json(500, { message: 'Произошла ошибка сервера' }))
  await signIn(shop)

  shop.session.send({ type: 'session.end' })
  await shop.advance(0)

  expect(favoriteIds(context(shop))).toEqual([7])
})

test('shows a change in the other tab of a guest and of a member', async () => {
  const fake = createFakeServer()
  const browser = createMemoryBrowser()
  const first = createTestShop({ server: fake, browser, seed: 1 })
  const second = createTestShop({ server: fake, browser, seed: 2 })
  second.favorites()

  toggle(first, 7)
  expect(favoriteIds(context(second))).toEqual([7])

  await signIn(first)
  await second.advance(0)
  toggle(first, 9)
  await first.advance(0)

  expect(favoriteIds(context(second))).toEqual([9, 7])
  expect(fake.countOf(mergeFavorites)).toBe(1)
})

test('has its instant effect without the engine', () => {
  const known = { ids: [5], intents: [], message: '' }
  const wanted = favoritesAfter(known, { type: 'favorite.set', productId: 7, favorite: true })

  expect(favoriteIds(wanted)).toEqual([7, 5])
  expect(favoritesCount(wanted)).toBe(2)
  const fewer = favoritesAfter(wanted, { type: 'favorite.set', productId: 5, favorite: false })
  expect(favoriteIds(fewer)).toEqual([7])
})

test.each([
  { type: 'favorite.set', productId: 5 },
  { type: 'favorite.set', productId: 5, favorite: 'нет' }
])('does not take for a wish what says none: %o', async event => {
  for (const shop of [createTestShop(), await openMember()]) {
    const facts = noteFacts(shop)

    Reflect.apply(shop.favorites().send, undefined, [event])
    await shop.advance(0)

    expect(favoriteIds(context(shop))).toEqual([])
    expect(facts).toEqual([])
    expect(shop.server.countOf(toggleFavorite)).toBe(0)
  }
})
