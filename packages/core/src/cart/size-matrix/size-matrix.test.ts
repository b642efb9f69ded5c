import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import type { Product, ProductGroup } from '../../entities/product.ts'
import { createMemoryClock } from '../../platform/memory.ts'
import { createStore } from '../../store/store.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import {
  addMatrix,
  cellStock,
  cellToward,
  matrixCounts,
  matrixTotal,
  offeredMatrix,
  type SizeMatrix,
  typedPieces
} from './size-matrix.ts'

const blue = { code: 'blue', title: 'синий', hex: '#00f' }
const grey = { code: 'grey', title: 'серый', hex: '#888' }
const prices = [
  { price: 500, limit: 1, priceRole: 'guest_opt' },
  { price: 450.5, limit: 1, priceRole: 'org' },
  { price: 400, limit: 10, priceRole: 'org' }
]

const group = (id: number, color: ProductGroup['color'], size: string, remnants: number) =>
  demoGroup({
    ...{ id, color, remnants, size: { code: size, title: size } },
    offers: [{ id, barcode: `${id}`, remnants, prices }]
  })

/** Blue 128, 134, 140 (134 sold out); grey 128 and 140 only. */
const groups = [
  group(1, blue, '128', 30),
  group(2, blue, '134', 0),
  group(3, blue, '140', 5),
  group(4, grey, '128', 9),
  group(5, grey, '140', 9)
]
const product = (own: readonly ProductGroup[]): Product => ({
  ...demoProduct({ groups: [...own] }),
  ...{ description: '', lead: '', characteristics: [], trail: [], seoPage: null }
})
const rules = { currency: { id: '1', code: 'RUB', sign: '₽', rate: 1 }, rate: 1, priceRole: 'org' }

const school = { roles: ['org_user' as const], priceRole: 'org' }

function matrixOf(own: readonly ProductGroup[]): SizeMatrix {
  const matrix = offeredMatrix(product(own), school)
  if (matrix === undefined) throw new Error('There is no table')
  return matrix
}

test('colours stand by sizes, what is not made has no field, prices are the role’s', () => {
  const { sizes, rows } = matrixOf(groups)

  expect(sizes).toEqual(['128', '134', '140'])
  expect(rows.map(({ title, cells }) => [title, cells.map(cell => cell?.groupId)])).toEqual([
    ['синий', [1, 2, 3]],
    ['серый', [4, undefined, 5]]
  ])
  expect(rows[0]?.cells[0]).toEqual({
    ...{ groupId: 1, stock: 30, label: 'синий, 128, на складе 30 шт.' },
    prices: prices.slice(1)
  })
})

test('one colour and size is no table; sizes alone are one row', () => {
  expect(offeredMatrix(product(groups.slice(0, 1)), school)).toBeUndefined()
  expect(matrixOf([group(1, null, '128', 3), group(2, null, '134', 3)]).rows).toMatchObject([
    { title: 'Все', cells: [{ label: '128, на складе 3 шт.' }, { groupId: 2 }] }
  ])
})

test('who buys for himself has no table', () => {
  expect(
    offeredMatrix(product(groups), { roles: ['user'], priceRole: 'guest_opt' })
  ).toBeUndefined()
})

test('the sum takes the tier of each line and no binary fraction', () => {
  const total = matrixTotal(matrixOf(groups), { 1: 10, 3: 3 }, rules)

  expect(total.replaceAll('\u00a0', ' ')).toBe('13 штук на 5 351,50 ₽')
  expect(matrixTotal(matrixOf(groups), { 1: 0 }, rules)).toBe('')
})

const basket = basketSubject.start({ counts: { 1: 10, 99: 4 } })

test('a field shows what lies in the basket until something is typed into it', () => {
  expect(matrixCounts(matrixOf(groups), basket, { 3: 2 })).toEqual({
    1: 10,
    2: 0,
    3: 2,
    4: 0,
    5: 0
  })
})

test('only what differs from the basket is put into it', () => {
  const store = createStore({
    initial: { basket },
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop: () => Promise.reject(new TypeError('Failed to fetch'))
  })

  addMatrix(store, { 1: 10, 3: 2, 4: 0 })

  expect(basketSubject.unsent?.(store.get(basketSubject))).toEqual([
    { type: 'line.set', key: 3, count: 2 }
  ])
})

test('a field takes no more than the stock, and an empty one is none', () => {
  const [cell] = matrixOf(groups).rows[0]?.cells ?? []

  expect(cell && ['7', '31', '', 'а'].map(text => typedPieces(cell, text, 3))).toEqual([
    7, 30, 0, 3
  ])
})

test('under a field stands its stock', () => {
  expect([0, 5].map(stock => cellStock({ stock }))).toEqual(['нет', '5 шт.'])
})

test.each([
  [1, 'ArrowRight', 3],
  [1, 'ArrowDown', 4],
  [1, 'Enter', 4],
  [5, 'ArrowLeft', 4],
  [5, 'ArrowUp', 3],
  [4, 'Enter', undefined],
  [1, 'ArrowLeft', undefined],
  [1, 'a', undefined],
  [99, 'ArrowDown', undefined]
])('from the field %d the key %s leads to %s', (from, key, to) => {
  expect(cellToward(matrixOf(groups), from, key)).toBe(to)
})
