import { expect, test } from 'vitest'
import { compareSubject, keepCompare } from './lists/compare/compare.ts'
import { favoriteIds } from './lists/favorites/favorites.selectors.ts'
import { keepWatched, watchedSubject } from './lists/watched/watched.ts'
import { draftKeeper, readDraft } from './orders/checkout/checkout.ts'
import { createPlaceOrder } from './orders/checkout/place-order.ts'
import { emptyOrderForm } from './orders/order-form/checkout-state.ts'
import { draftKeys, storageKeys, tabStorageKeys } from './platform/keys.ts'
import { createMemoryBrowser } from './platform/memory.ts'
import { demoOrder } from './testing/fake-orders.ts'
import { createRandomBytes } from './testing/random.ts'
import { createTestShop } from './testing/test-shop.ts'
import { createTestStore } from './testing/test-store.ts'

/** What another shop at this address, an older version or the visitor himself has left there. */
const GARBAGE = [
  ...['не JSON', '{', 'undefined', 'null', '42', '"текст"', '[]', '[null]', '[{"id":7}]'],
  ...['{}', '{"key":1,"bodies":{}}', '{"key":"ключ"}', '[-1,0,1.5,"7"]', '\u0000']
]
const LISTS = ['favorites', 'compare', 'watched']
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const offline = () => Promise.reject(new TypeError('No network in this test'))
const openTab = (browser = createMemoryBrowser()) =>
  browser.open({ fetch: offline, randomBytes: createRandomBytes(1) })

test.each(GARBAGE)('a shop opens and sells where every storage holds «%s»', async text => {
  const browser = createMemoryBrowser()
  for (const key of [...Object.values(storageKeys), ...LISTS]) browser.storage.set(key, text)

  const shop = createTestShop({ browser })
  for (const key of Object.values(tabStorageKeys)) shop.platform.tabStorage.set(key, text)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  expect(favoriteIds(shop.favorites().get())).toEqual([])
  const { store } = createTestStore({ shop })
  keepCompare(store, shop.platform)
  keepWatched(store, shop.platform)
  expect(store.get(compareSubject).ids).toEqual([])
  expect(store.get(watchedSubject).ids).toEqual([])
  expect((await shop.service('openCheckout'))().get().form).toEqual(emptyOrderForm())
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
  shop.stop()
})

test('a token that no header takes is no session', () => {
  const browser = createMemoryBrowser()
  browser.cookies.set('auth_tokenpenal', 'ключ с пробелом')

  const shop = createTestShop({ browser })

  expect(shop.getState().session.signedIn).toBe(false)
  shop.stop()
})

test.each(GARBAGE)('an order is placed under a new key where its key reads «%s»', async text => {
  const platform = openTab()
  platform.tabStorage.set(tabStorageKeys.orderKey, text)
  const keys: string[] = []
  const place = createPlaceOrder({
    reportEarlier: () => undefined,
    platform,
    async post(_, key) {
      keys.push(key)
      return demoOrder('order-1', 900)
    }
  })

  const body = { ...emptyOrderForm(), expectedPrice: 900 }
  const { id } = await place(body, new AbortController().signal)

  expect(id).toBe('order-1')
  expect(keys).toEqual([expect.stringMatching(UUID)])
})

test('what was typed comes back in the same tab, but for the consent', () => {
  const platform = openTab()
  const keep = draftKeeper(platform, emptyOrderForm())
  const typed = {
    ...emptyOrderForm(),
    accept: true,
    personalData: { fio: 'Иванова Мария', email: 'maria@shop.example', phone: '+7 (912)' }
  }

  keep({ form: typed, placed: undefined })

  expect(readDraft(platform)).toEqual({ ...typed, accept: false, mailing: false })
  keep({ form: typed, placed: { orderId: 'order-1', number: '1', billId: '' } })
  expect(readDraft(platform)).toBeUndefined()
})

test.each<[string, unknown]>([
  ['a name of numbers', { personalData: { fio: 42, email: '', phone: '' } }],
  ['no delivery', { personalDelivery: null }],
  ['a kind of delivery that nobody offers', { personalDelivery: { type: 'голубь' } }],
  ['an address of one word', { personalShipping: 'Казань' }]
])('a draft with %s is no draft', (_, part) => {
  const platform = openTab()
  const draft = { ...emptyOrderForm(), ...Object(part) }
  platform.tabStorage.set(draftKeys.form, JSON.stringify(draft))

  expect(readDraft(platform)).toBeUndefined()
})
