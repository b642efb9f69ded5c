import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import { createMemoryClock } from '../../platform/memory.ts'
import { createStore } from '../../store/store.ts'
import { actOnToast } from '../../store/toast-action.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { demoGroup, demoProduct, demoTotal } from '../../testing/fixtures.ts'
import { basketRows } from './basket-rows.view.ts'
import { removeRows } from './row-selection.ts'

const notebook = (id: number, inStock = true) =>
  demoProduct({
    title: `Тетрадь № ${id}`,
    groups: [demoGroup({ id, count: id, remnants: inStock ? 9 : 0, color: null, size: null })]
  })

function open() {
  const buckets = [
    { inStock: true, constructorSets: [], products: [notebook(1), notebook(2)] },
    { inStock: false, constructorSets: [], products: [notebook(3, false)] }
  ]
  const basket = { version: 1, counts: { 1: 1, 2: 2, 3: 3 }, total: demoTotal({}), buckets }
  const store = createStore({
    initial: { basket },
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.reject(new TypeError('Failed to fetch'))
  })
  const rows = (inStock: boolean) => basketRows(store.get(basketSubject), inStock)
  const ids = (inStock: boolean) => rows(inStock).map(({ id }) => id)
  return { store, rows, ids, said: () => shownToast(store.get(toastsSubject)) }
}

test('a line that is taken out is told of by its name, and its toast brings it back', () => {
  const { store, rows, ids, said } = open()

  removeRows(store, { rows: rows(true).slice(1) })
  expect(ids(true)).toEqual(['line-1'])
  expect(said()).toMatchObject({ text: 'Удалено: Тетрадь № 2', action: { label: 'Вернуть' } })
  actOnToast(store)

  expect(rows(true).map(({ id, count }) => [id, count])).toEqual([
    ['line-1', 1],
    ['line-2', 2]
  ])
})

test('several lines go and come back together, told of by their number', () => {
  const { store, rows, ids, said } = open()

  removeRows(store, { rows: rows(true) })
  expect([ids(true), said()?.text]).toEqual([[], 'Удалено: 2 товара'])
  actOnToast(store)

  expect(ids(true)).toEqual(['line-1', 'line-2'])
})

test('what is sold out goes without a way back', () => {
  const { store, rows, ids, said } = open()

  removeRows(store, { rows: rows(false) })

  expect([ids(false), said()]).toEqual([[], { tone: 'good', text: 'Удалено: Тетрадь № 3' }])
})

test('a basket that is cleared comes back whole by its toast', () => {
  const { store, rows, ids, said } = open()

  removeRows(store, { rows: rows(true), clears: true })
  expect([ids(true), ids(false), said()?.text]).toEqual([[], [], 'Удалено: 2 товара'])
  expect(store.get(basketSubject).log.every(({ clears }) => clears)).toBe(true)
  actOnToast(store)

  expect(ids(true)).toEqual(['line-1', 'line-2'])
})
