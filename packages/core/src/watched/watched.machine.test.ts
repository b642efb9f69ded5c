import { expect, test } from 'vitest'

import type { DeviceStore } from '../device-list/device-store.ts'
import { mapStorage } from '../platform/map-storage.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createWatchedMachine } from './watched.machine.ts'
import { watchedBefore } from './watched.selectors.ts'
import { watchedAfter, watchProduct } from './watched-list.ts'

function openWith(text: string) {
  const browser = createMemoryBrowser()
  browser.storage.set('watched', text)
  const watched = createTestShop({ browser }).watched()
  return { watched, ids: () => watched.getSnapshot().context.ids, kept: browser.storage }
}

test('puts the product that is open first, and every product once', () => {
  const { watched, ids, kept } = openWith('[3,5,8]')

  watched.send({ type: 'product.watched', productId: 8 })
  watched.send({ type: 'product.watched', productId: 9 })

  expect(ids()).toEqual([9, 8, 3, 5])
  expect(kept.get('watched')).toBe('[9,8,3,5]')
  expect(watchedBefore(watched.getSnapshot().context, 9)).toEqual([8, 3, 5])
  expect(watchedBefore(watched.getSnapshot().context)).toEqual([9, 8, 3, 5])
})

test('forgets the oldest of more than twelve', () => {
  const { watched, ids } = openWith('[]')

  for (let id = 1; id <= 14; id += 1) watched.send({ type: 'product.watched', productId: id })

  expect(ids()).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('drops what the shop does not have any more, and all of it on demand', () => {
  const { watched, ids, kept } = openWith('[3,5,8]')

  watched.send({ type: 'products.gone', ids: [5] })
  expect(ids()).toEqual([3, 8])
  watched.send({ type: 'watched.clear' })

  expect(ids()).toEqual([])
  expect(kept.has('watched')).toBe(false)
})

test('sees what the page itself has written', () => {
  const { watched, ids, kept } = openWith('[3]')
  kept.set('watched', '[4,3]')

  watched.send({ type: 'device.changed' })

  expect(ids()).toEqual([4, 3])
})

test('is empty or filled', () => {
  let kept: readonly number[] = [7]
  const store: DeviceStore = {
    read: () => kept,
    write: ids => {
      kept = ids
    }
  }
  const { states, transitions, missed } = walkGraph(createWatchedMachine(store), {
    events: [
      { type: 'product.watched', productId: 3 },
      { type: 'products.gone', ids: [7, 3] },
      { type: 'watched.clear' },
      { type: 'device.changed' }
    ],
    check: ({ value, context: { ids } }) => expect(value === 'filled').toBe(ids.length > 0)
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBe(1)
})

test.each([
  [null, [], '[4]'],
  ['[4]', [], '[4]'],
  ['[1,4,2]', [1, 2], '[4,1,2]'],
  ['{}', [], '[4]'],
  ['not JSON', [], '[4]'],
  ['["x",2,2,-3]', [2], '[4,2]']
])('tells from the stored %s what was watched before', (text, before, next) => {
  expect(watchedAfter(text, 4)).toEqual({ before, text: next })
})

test.each([['4'], [Number.NaN], [0], [-1], [1.5], [undefined], [null], [{}]])(
  'keeps the list as it was when what was opened is no product: %s',
  given => {
    expect(watchedAfter('[1,2]', given as never)).toEqual({ before: [1, 2], text: '[1,2]' })
  }
)

test('a product is remembered in front of those before it', () => {
  const storage = new Map([['watched', '[3,5]']])

  expect(watchProduct(mapStorage(storage), 8)).toEqual([3, 5])
  expect(storage.get('watched')).toBe('[8,3,5]')
})

test('where nothing can be kept nothing was watched', () => {
  expect(watchProduct({ get: () => '[3]', set: () => false }, 8)).toEqual([])
})
