import { expect, test } from 'vitest'
import { toggleFavorite } from '../../contracts/favorites.ts'
import { createMemoryClock } from '../../platform/memory.ts'
import { createStore } from '../../store/store.ts'
import { actOnToast } from '../../store/toast-action.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop, settle, type TestShopOptions } from '../../testing/test-shop.ts'
import { favoriteIds } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import { turnFavorite } from './favorites-list.ts'

const form = { username: 'maria@example.com', password: 'пенал2026' }
const backpack = { id: 7, title: 'Рюкзак «Космос»' }

function open(options: TestShopOptions = {}) {
  const shop = createTestShop(options)
  const store = createStore({
    initial: {},
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.resolve(shop)
  })
  const said = () => shownToast(store.get(toastsSubject))
  return { shop, store, said, ids: () => favoriteIds(store.get(favoritesSubject)) }
}

test('a product that is put in is told of, without a way back', () => {
  const { store, said, ids } = open()

  turnFavorite(store, backpack)

  expect(ids()).toEqual([7])
  expect(said()).toEqual({ tone: 'good', text: 'Товар добавлен в избранное' })
})

test('a product that is taken out can be brought back by its toast', async () => {
  const { shop, store, said, ids } = open()
  shop.browser.storage.set('favorites', '[7,3]')
  await store.engine()

  turnFavorite(store, backpack)
  expect(said()).toMatchObject({
    title: 'Рюкзак «Космос»',
    text: 'Товар убран из избранного',
    action: { label: 'Вернуть' }
  })
  actOnToast(store)
  await settle()

  expect(ids()).toEqual([7, 3])
  expect(said()).toBeUndefined()
})

test('a list that went into the account is told of', async () => {
  const { shop, store, said } = open()
  shop.browser.storage.set('favorites', '[7]')
  store.get(toastsSubject)
  await store.engine()

  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)

  expect(said()?.text).toBe('Избранное с этого устройства теперь в вашем аккаунте')
})

test('a favourite that the account refused is given back and told of', async () => {
  const { shop, store, ids } = open({ scenario: 'member' })
  await shop.advance(0)
  shop.server.fail(toggleFavorite, () => json(404, { message: 'Такого товара нет' }))

  turnFavorite(store, backpack)
  await store.engine()
  await shop.advance(0)

  expect(ids()).toEqual([])
  expect(store.get(toastsSubject).queue.map(({ text }) => text)).toEqual([
    'Товар добавлен в избранное',
    'Такого товара нет'
  ])
})

test('a device with no room for another one says so', async () => {
  const { shop, store, ids } = open()
  const full = Array.from({ length: 500 }, (_, place) => place + 100)
  shop.browser.storage.set('favorites', JSON.stringify(full))

  turnFavorite(store, backpack)
  await store.engine()

  expect(ids()).not.toContain(7)
  expect(store.get(toastsSubject).queue.map(({ text }) => text)).toContain(
    'В избранном может быть не больше 500 товаров. Войдите в аккаунт или уберите лишнее'
  )
})
