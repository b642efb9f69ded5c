import { expect, test } from 'vitest'

import { toggleFavorite } from '../contracts/favorites.ts'
import { createTestShop } from '../testing/test-shop.ts'

const NO_IDS = [0, -7, 7.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY]

test.each(NO_IDS)('%d is nobody’s product: no list on the device takes it', id => {
  const shop = createTestShop()
  const [favorites, compare, watched] = [shop.favorites(), shop.compare(), shop.watched()]

  favorites.send({ type: 'favorite.toggle', productId: id })
  compare.send({ type: 'compare.toggle', productId: id })
  watched.send({ type: 'product.watched', productId: id })

  const lists = [favorites, compare, watched].map(list => list.getSnapshot().context.ids)
  expect(lists).toEqual([[], [], []])
  expect(['favorites', 'compare', 'watched'].map(key => shop.browser.storage.get(key))).toEqual([
    undefined,
    undefined,
    undefined
  ])
})

test('a member’s account is not asked about what is no product either', async () => {
  const shop = createTestShop({ scenario: 'dealer' })
  await shop.advance(0)

  for (const id of NO_IDS) shop.favorites().send({ type: 'favorite.toggle', productId: id })
  await shop.advance(1000)

  expect(shop.server.countOf(toggleFavorite)).toBe(0)
})

test('three lists live on one device and do not touch each other', () => {
  const shop = createTestShop()

  shop.favorites().send({ type: 'favorite.toggle', productId: 5 })
  shop.compare().send({ type: 'compare.toggle', productId: 7 })
  shop.watched().send({ type: 'product.watched', productId: 9 })
  shop.compare().send({ type: 'compare.clear' })

  const { storage } = shop.browser
  expect([storage.get('favorites'), storage.get('compare'), storage.get('watched')]).toEqual([
    '[5]',
    undefined,
    '[9]'
  ])
})

test('a shop that was stopped hears no other tab any more', () => {
  const one = createTestShop()
  const two = createTestShop({ browser: one.browser, server: one.server, seed: 2 })
  const mine = two.compare()
  one.compare().send({ type: 'compare.toggle', productId: 7 })
  expect(mine.getSnapshot().context.ids).toEqual([7])
  two.stop()

  one.compare().send({ type: 'compare.toggle', productId: 8 })

  expect(mine.getSnapshot().context.ids).toEqual([7])
})
