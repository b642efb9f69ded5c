import { expect, test } from 'vitest'

import type { DeviceStore } from '../device-list/device-store.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'
import { type CompareFact, createCompareMachine } from './compare.machine.ts'
import {
  comparedCount,
  comparedIds,
  compareLabel,
  compareMessage,
  isCompareFull
} from './compare.selectors.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const FULL = 'Сравнить можно не больше 10 товаров. Уберите один из списка, чтобы добавить другой'

const context = (shop: TestShop) => shop.compare().getSnapshot().context

function openWith(ids: readonly number[]) {
  const browser = createMemoryBrowser()
  browser.storage.set('compare', JSON.stringify(ids))
  const shop = createTestShop({ browser })
  const facts: CompareFact[] = []
  shop.compare().on('*', fact => facts.push(fact))
  return { shop, facts, kept: () => browser.storage.get('compare') }
}

test('keeps products in the order they were added, and takes one out again', () => {
  const { shop, facts, kept } = openWith([])

  for (const productId of [9, 4, 7]) shop.compare().send({ type: 'compare.toggle', productId })
  shop.compare().send({ type: 'compare.toggle', productId: 4 })

  expect(comparedIds(context(shop))).toEqual([9, 7])
  expect(kept()).toBe('[9,7]')
  expect(compareLabel(context(shop), 9)).toBe('Убрать из сравнения')
  expect(compareLabel(context(shop), 4)).toBe('Добавить к сравнению')
  expect(facts.at(-1)).toEqual({
    type: 'compare.changed',
    added: [],
    removed: [4],
    before: [9, 4, 7]
  })
})

test('refuses the eleventh product and says why', () => {
  const { shop, facts, kept } = openWith(TEN)

  shop.compare().send({ type: 'compare.add', productId: 11 })

  expect(comparedIds(context(shop))).toEqual(TEN)
  expect(compareMessage(context(shop))).toBe(FULL)
  expect(facts).toEqual([{ type: 'compare.refused', message: FULL }])
  expect(kept()).toBe(JSON.stringify(TEN))

  shop.compare().send({ type: 'compare.remove', productId: 1 })
  shop.compare().send({ type: 'compare.add', productId: 11 })
  expect(comparedIds(context(shop))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(compareMessage(context(shop))).toBe('')
})

test('brings a cleared list back as it was', () => {
  const { shop, facts, kept } = openWith([5, 3, 8])

  shop.compare().send({ type: 'compare.clear' })
  expect(kept()).toBeUndefined()
  const fact = facts.at(-1)
  const ids = fact?.type === 'compare.changed' ? fact.before : []
  shop.compare().send({ type: 'compare.restore', ids })

  expect(comparedIds(context(shop))).toEqual([5, 3, 8])
})

test('drops what the shop does not have any more', () => {
  const { shop, kept } = openWith([5, 3, 8])

  shop.compare().send({ type: 'products.gone', ids: [3, 99] })

  expect(comparedCount(context(shop))).toBe(2)
  expect(kept()).toBe('[5,8]')
})

test.each([
  ['no JSON', 'сравнение'],
  ['no list', '{"ids":[1]}']
])('starts empty from %s in the storage', (_, text) => {
  const browser = createMemoryBrowser()
  browser.storage.set('compare', text)

  expect(comparedIds(context(createTestShop({ browser })))).toEqual([])
})

test('takes ten at most from the storage', () => {
  const { shop } = openWith([...TEN, 11, 12, 1])

  expect(comparedIds(context(shop))).toEqual(TEN)
  expect(isCompareFull(context(shop))).toBe(true)
})

test('shows a change in the other tab', () => {
  const server = createFakeServer()
  const browser = createMemoryBrowser()
  const first = createTestShop({ server, browser, seed: 1 })
  const second = createTestShop({ server, browser, seed: 2 })
  second.compare()

  first.compare().send({ type: 'compare.add', productId: 6 })

  expect(comparedIds(context(second))).toEqual([6])
})

test('is empty, filled or full, and never anything else', () => {
  let kept: readonly number[] = []
  const store: DeviceStore = {
    read: () => kept,
    write: ids => {
      kept = ids
    }
  }
  const machine = createCompareMachine(store)
  const restore = (ids: readonly number[]) => ({ type: 'compare.restore', ids })
  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'compare.add', productId: 11 },
      { type: 'compare.clear' },
      { type: 'products.gone', ids: TEN },
      { type: 'device.changed' },
      restore(TEN),
      restore([1])
    ],
    check({ value, context: { ids } }) {
      const expected = ids.length === 10 ? 'full' : 'filled'
      expect(value).toBe(ids.length === 0 ? 'empty' : expected)
    }
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
