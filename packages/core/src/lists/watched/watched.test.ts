import { expect, test } from 'vitest'

import { listProductsByIds } from '../../contracts/catalog.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { productsOf } from '../device-list/list-reading.ts'
import {
  followWatched,
  type WatchedCommand,
  watchedCardsSubject,
  watchedSubject
} from './watched.ts'

const after = (ids: readonly number[], command: WatchedCommand) =>
  watchedSubject.after(watchedSubject.start({ ids, isRead: true }), command, '').ids
const watch = (productId: unknown) => ({ type: 'product.watched', productId }) as WatchedCommand

test('the product that is open stands first, and every product once', () => {
  expect(after([3, 5, 8], watch(8))).toEqual([8, 3, 5])
})

test('the oldest of more than twelve is forgotten', () => {
  const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

  expect(after(twelve, watch(13))).toEqual([13, ...twelve.slice(0, 11)])
})

test.each([['4'], [Number.NaN], [0], [-1], [1.5], [undefined], [null], [{}]])(
  'what is no product was not watched: %s',
  input => {
    expect(after([1, 2], watch(input))).toEqual([1, 2])
  }
)

test('cards come in the order of the list, and what the shop does not have leaves it', async () => {
  const { store, shop } = createTestStore({
    initial: { watched: { ids: [5, 3, 7], isRead: true } }
  })
  shop.server.on(listProductsByIds, () => ({
    data: [3, 5].map(id => demoProduct({ id, title: `Тетрадь № ${id}` }))
  }))

  followWatched(store)
  await store.engine()
  await shop.advance(0)

  const { ids } = store.get(watchedSubject)
  expect(ids).toEqual([5, 3])
  const cards = productsOf(store.get(watchedCardsSubject), ids)
  expect(cards.map(({ title }) => title)).toEqual(['Тетрадь № 5', 'Тетрадь № 3'])
})
