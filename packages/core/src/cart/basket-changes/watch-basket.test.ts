import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import type { BasketCommand } from '../../basket/basket-commands.ts'
import { compactBasketState, emptyBasket } from '../../basket/basket-state.ts'
import { keepBasket } from '../../contracts/kept-baskets.ts'
import type { Basket } from '../../entities/basket.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import { guestSession } from '../../session/session.ts'
import { createStore } from '../../store/store.ts'
import { shownToast } from '../../store/toasts.ts'
import { createFakeServer } from '../../testing/fake-server.ts'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
import { basketChangesSubject } from './basket-changes.ts'
import { changeRows } from './basket-changes.view.ts'
import { changesBetween } from './changes-between.ts'

/** Two tabs of one browser; the first shows what has changed. */
async function openTabs() {
  const [server, browser] = [createFakeServer(), createMemoryBrowser()]
  const shop = createTestShop({ server, browser, seed: 1 })
  const other = createTestShop({ server, browser, seed: 2 })
  const store = createStore({
    initial: {},
    host: { clock: browser.clock, randomBytes: count => new Uint8Array(count) },
    loadShop: async () => shop
  })
  await store.engine()
  const settle = async () => {
    await shop.advance(1000)
    await other.advance(1000)
  }
  await settle()
  const rows = () => changeRows(store.get(basketChangesSubject).changes, [], String)
  return { shop, other, store, settle, rows, texts: () => rows().map(({ text }) => text) }
}

const cartOf = (shop: TestShop) =>
  shop.server.basketOf(shop.platform.cookies.get('cart_tokenpenal') ?? '')

test('what another device takes out is told here, put back by the way back, and then told no more', async () => {
  const { shop, settle, rows, texts } = await openTabs()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  await settle()
  expect(texts()).toEqual([])

  cartOf(shop).remove([7])
  shop.basket.send({ type: 'basket.reload' })
  await settle()

  expect(texts()).toEqual(['Тетрадь № 7: убрано на другом устройстве'])
  const command = rows()[0]?.undo?.command
  if (command === undefined) throw new Error('There is no way back')
  shop.basket.send(command)
  await settle()
  expect(shop.getState().basket.counts).toEqual({ 7: 3 })
  expect(texts()).toEqual([])
})

test.each<[string, BasketCommand, object]>([
  ['takes a line out', { type: 'line.remove', key: 7 }, { 8: 1 }],
  ['changes a quantity', { type: 'line.set', key: 7, count: 5 }, { 7: 5, 8: 1 }],
  ['puts something in', { type: 'line.set', key: 9, count: 2 }, { 7: 3, 8: 1, 9: 2 }],
  ['clears the basket', { type: 'basket.clear' }, {}]
])('a visitor who %s in one tab is not told of it in the other', async (_, command, counts) => {
  const { shop, other, settle, texts } = await openTabs()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  shop.basket.send({ type: 'line.set', key: 8, count: 1 })
  await settle()

  other.basket.send(command)
  await settle()

  expect(shop.getState().basket.counts).toEqual(counts)
  expect(texts()).toEqual([])
})

test('what another device has done is told in both tabs, beside what the visitor did in one', async () => {
  const { shop, other, settle, texts } = await openTabs()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  shop.basket.send({ type: 'line.set', key: 8, count: 1 })
  await settle()
  cartOf(shop).remove([8])

  other.basket.send({ type: 'line.remove', key: 7 })
  await settle()

  expect(shop.getState().basket.counts).toEqual({})
  expect(texts()).toEqual(['Тетрадь № 8: убрано на другом устройстве'])
  cartOf(shop).put([{ id: 'f', groupId: 7, count: 2 }])
  shop.basket.send({ type: 'basket.reload' })
  await settle()
  expect(texts()).toContain('Тетрадь № 7: добавлено 2 шт. на другом устройстве')
})

test('an order of one tab, and a basket put aside there, is no news in the other', async () => {
  const { shop, other, settle, texts } = await openTabs()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  await settle()

  cartOf(shop).remove([7])
  shop.server.on(keepBasket, () => ({ data: [] }))
  await (await other.service('keptBaskets')).keep('К школе')
  await settle()

  expect(shop.getState().basket.counts).toEqual({})
  expect(texts()).toEqual([])
})

test('the next page of a tab does not tell what the last one has shown', () => {
  const last = { ...emptyBasket(), version: 5 }
  const drawn = { ...emptyBasket(), version: 4, counts: { 7: 1 } }

  const received = basketSubject.receive?.(drawn, basketSubject.news?.(last))

  expect(received).toMatchObject({ reading: 'wanted', received: 'all' })
  const read = { ...last, counts: { 7: 4 } }
  expect(changesBetween(received ?? drawn, read, 'buyer')).toEqual([])
  expect(changesBetween(drawn, read, 'buyer')).toHaveLength(1)
})

test('a guest with an empty basket is not told that baskets were joined when he signs in', async () => {
  const { shop, settle, rows } = await openTabs()
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.server.basketOf(form.username).put([{ id: 'a', groupId: 9, count: 1 }])
  const toasts: unknown[] = []
  shop.toasts.subscribe(() => {
    const toast = shownToast(shop.toasts.get())
    if (toast) toasts.push(toast.title)
  })

  shop.session.send({ type: 'signin.submit', form })
  await settle()

  expect(shop.getState().basket.counts).toEqual({ 9: 1 })
  expect(rows()).toEqual([])
  expect(toasts).not.toContain('Корзины объединились')
})

test('a basket that the visitor has changed by another call is no news to him', async () => {
  const { shop, other, settle, texts } = await openTabs()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  await settle()
  other.stop()
  const cartToken = shop.platform.cookies.get('cart_tokenpenal') ?? ''
  shop.server.basketOf(cartToken).remove([7])

  shop.server.on(keepBasket, () => ({ data: [] }))
  await (await shop.service('keptBaskets')).keep('К школе')
  await settle()

  expect(shop.getState().basket.counts).toEqual({})
  expect(texts()).toEqual([])
})

test('a sign-in lists what it did to the lines, until it is closed', async () => {
  const { shop, store, settle, rows } = await openTabs()
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.server.basketOf(form.username).put([{ id: 'a', groupId: 9, count: 1 }])
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await settle()

  shop.session.send({ type: 'signin.submit', form })
  await settle()

  expect(rows().map(({ text, undo }) => [text, undo?.label])).toEqual([
    ['Тетрадь № 9: 1 шт. из вашей прежней корзины', 'Убрать']
  ])
  store.send(basketChangesSubject, { type: 'changes.close' })
  await settle()
  expect(rows()).toEqual([])
})

/** A page that was drawn when everything cost `price`, and the shop that comes to it now. */
async function openDrawn(price: number) {
  const [server, browser] = [createFakeServer(), createMemoryBrowser()]
  const earlier = createTestShop({ server, browser, seed: 1 })
  for (const key of [7, 8]) earlier.basket.send({ type: 'line.set', key, count: 2 })
  await earlier.advance(1000)
  earlier.stop()
  const page = repriced(server.basketOf(browser.cookies.get('cart_tokenpenal') ?? '').read(), price)
  const known = { basket: compactBasketState(page), session: guestSession() }
  const shop = createTestShop({ server, browser, seed: 2, state: known })
  const store = createStore({
    initial: known,
    host: { clock: browser.clock, randomBytes: count => new Uint8Array(count) },
    loadShop: async () => shop
  })
  store.send(basketChangesSubject, { type: 'changes.drawn', page })
  await store.engine()
  return {
    async added(count: number) {
      store.send(basketSubject, { type: 'line.set', key: 7, count })
      await shop.advance(1000)
      return changeRows(store.get(basketChangesSubject).changes, [], String).map(({ text }) => text)
    }
  }
}

const repriced = (basket: Basket, price: number): Basket => ({
  ...basket,
  data: basket.data.map(bucket => ({
    ...bucket,
    products: bucket.products.map(product => ({
      ...product,
      groups: product.groups.map(group => ({
        ...group,
        offers: group.offers.map(offer => ({
          ...offer,
          prices: offer.prices.map(each => ({ ...each, price }))
        }))
      }))
    }))
  }))
})

test('prices other than those of the page are told with the first answer, of the touched line too', async () => {
  const { added } = await openDrawn(400)

  expect(await added(3)).toEqual([
    'Тетрадь № 7: цена за штуку была 400, стала 450',
    'Тетрадь № 8: цена за штуку была 400, стала 450'
  ])
  expect(await added(4)).toHaveLength(2)
})

test('where the page has told the prices of now, the first answer is no news', async () => {
  expect(await (await openDrawn(450)).added(3)).toEqual([])
})
