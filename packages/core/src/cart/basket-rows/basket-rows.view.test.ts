import { expect, test } from 'vitest'

import { basketAfter } from '../../basket/basket-log.ts'
import { type BasketContext, basketState } from '../../basket/basket-state.ts'
import { withPageBasket } from '../../basket/page-basket.ts'
import type { Basket, ConstructorSet } from '../../entities/basket.ts'
import { demoGroup, demoProduct, demoTotal } from '../../testing/fixtures.ts'
import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { basketRows, piecesOf, rowName, rowRules, selectedRows } from './basket-rows.view.ts'
import { basketWords, fewWords, removalText } from './basket-words.ts'
import { rowPrice } from './row-price.ts'
import {
  agreeCommand,
  canLeaveToShop,
  canRestore,
  countCommand,
  neighbourOf,
  orderGate,
  removeCommand,
  restoreCommands,
  selectCommand,
  typedCommand
} from './row-selection.ts'

const category = { id: 2, code: 'sarafany', title: 'Сарафаны', path: 'sarafany' }
const blue = { code: 'blue', title: 'синий', hex: '#1f3a8a' }
const size = (title: string) => ({ code: title, title })
const dress = demoProduct({
  code: 'linejka',
  title: 'Сарафан «Линейка»',
  categories: [category],
  groups: [
    demoGroup({ id: 1, color: blue, size: size('134'), count: 2, remnants: 8 }),
    demoGroup({ id: 2, color: blue, size: size('140'), count: 1, remnants: 3, selected: false })
  ]
})
const firstGrader: ConstructorSet = {
  ...{ id: 'first:7-8', code: 'first', title: 'Набор первоклассника', groupIds: [7, 8] },
  ...{ count: 2, price: 800, oldPrice: 1000, sum: 1600, selected: true, basketErr: '' },
  products: [
    demoProduct({ title: 'Ранец', groups: [demoGroup({ id: 7, size: null, remnants: 9 })] }),
    demoProduct({
      title: 'Пенал',
      groups: [demoGroup({ id: 8, color: null, size: null, remnants: 4 })]
    })
  ]
}
const page: Basket = {
  version: 3,
  data: [
    { inStock: true, constructorSets: [firstGrader], products: [dress] },
    {
      inStock: false,
      constructorSets: [],
      products: [demoProduct({ id: 9, groups: [demoGroup({ id: 9, count: 1, remnants: 0 })] })]
    }
  ],
  total: demoTotal({ count: 4, productsCountInBasket: 6, weight: 1.46 })
}
const basket = basketState(page)
const rows = basketRows(basket, true)

test('a set is a line with its title, what it is made of, its quantity and its sum', () => {
  const [set] = rows
  expect(set).toMatchObject({
    ...{ kind: 'set', id: 'line-first:7-8', title: 'Набор первоклассника' },
    ...{ variant: 'Ранец, синий; Пенал', href: undefined, count: 2, remnants: 4 },
    ...{ isSelected: true, message: '' }
  })
  expect(set && rowPrice(set, 'guest_opt')).toEqual({ sum: 1600, oldSum: 2000, apiece: 800 })
})

test('a line is a colour and size of a product, with the way to its page', () => {
  expect(rows[1]).toMatchObject({
    ...{ kind: 'line', id: 'line-1', title: 'Сарафан «Линейка»', variant: 'синий, 134' },
    href: '/catalog/sarafany/detail/linejka',
    restockHref: undefined,
    isGone: false,
    ...{ count: 2, remnants: 8, isSelected: true }
  })
})

test('what is gone comes after what can be bought, with the way to a letter about its return', () => {
  expect(basketRows(basket).map(({ id, isGone }) => [id, isGone])).toEqual([
    ['line-first:7-8', false],
    ['line-1', false],
    ['line-2', false],
    ['line-9', true]
  ])
  expect(basketRows(basket, false)).toMatchObject([
    { id: 'line-9', restockHref: expect.stringMatching(/\?group=9#restock$/) }
  ])
})

test('pieces are counted as the badge counts them, a set as one', () => {
  expect(piecesOf(rows)).toBe(5)
  expect(piecesOf(selectedRows(rows))).toBe(4)
})

test('a line is called by its title and variant', () => {
  expect(rows.map(rowName)).toEqual([
    'Набор первоклассника, Ранец, синий; Пенал',
    'Сарафан «Линейка», синий, 134',
    'Сарафан «Линейка», синий, 140'
  ])
})

test('the counter goes up to the stock, and never below what lies in the basket', () => {
  const usual = { isGone: false, isSettling: false }
  expect(rowRules({ remnants: 8, count: 2, ...usual })).toEqual({ max: 8, isDisabled: false })
  expect(rowRules({ remnants: 1, count: 2, ...usual })).toEqual({ max: 2, isDisabled: false })
})

test('the counter of a sold-out line is disabled, and of one between a refusal and the reading after it', () => {
  const isDisabled = (changed: Partial<BasketContext>) =>
    basketRows({ ...basket, ...changed }).map(row => rowRules(row).isDisabled)
  const failures = { 1: 'Осталось 2 шт.' }
  const sent = { id: 'a1', key: 1, count: 3, state: 'sent' } as const

  expect(isDisabled({})).toEqual([false, false, false, true])
  expect(isDisabled({ failures, reading: 'sent' })).toEqual([false, true, false, true])
  expect(isDisabled({ failures })).toEqual([false, false, false, true])
  expect(isDisabled({ reading: 'sent' })).toEqual([false, false, false, true])
  expect(isDisabled({ failures, reading: 'sent', log: [sent] })).toEqual([
    false,
    false,
    false,
    true
  ])
  expect(isDisabled({ failures, reading: 'wanted', paused: true })).toEqual([
    ...[false, false, false, true]
  ])
})

test('a removal takes out lines and sets, and the way back brings each with its quantity', () => {
  expect(removeCommand(rows)).toEqual({ type: 'lines.remove', keys: ['first:7-8', 1, 2] })
  expect(restoreCommands(rows)).toEqual([
    { type: 'line.restore', key: 'first:7-8' },
    { type: 'line.restore', key: 1 },
    { type: 'line.restore', key: 2 }
  ])
})

test('removed rows are gone at once, and come back', () => {
  const emptied = basketAfter(basket, removeCommand(rows), '00')
  expect(basketRows(emptied, true)).toEqual([])
  const full = restoreCommands(rows).reduce(
    (state, command, index) => basketAfter(state, command, `1${index}`),
    emptied
  )
  expect(basketRows(full, true).map(({ key, count }) => [key, count])).toEqual([
    ['first:7-8', 2],
    [1, 2],
    [2, 1]
  ])
})

test('what is sold out cannot be put back', () => {
  expect(canRestore(rows)).toBe(true)
  expect(canRestore(basketRows(basket, false))).toBe(false)
})

test('the line after a removed one takes its place, after the last one the one before', () => {
  expect(neighbourOf(rows, rows.slice(0, 1))?.id).toBe('line-1')
  expect(neighbourOf(rows, rows.slice(2))?.id).toBe('line-1')
  expect(neighbourOf(rows, rows)).toBeUndefined()
})

test('a choice names lines and sets in one list', () => {
  expect(selectCommand(rows, false)).toEqual({
    ...{ type: 'lines.select', keys: ['first:7-8', 1, 2], selected: false }
  })
})

test('the counter of a line, be it a set, waits for the end of typing', () => {
  for (const row of rows) {
    const { key, count } = row
    expect([countCommand(row, 5), typedCommand(row), agreeCommand(row)]).toEqual([
      { type: 'line.type', key, count: 5 },
      { type: 'line.flush', key },
      { type: 'line.set', key, count }
    ])
  }
})

test('one removed line is called by its name, several by their number', () => {
  expect(removalText(rows.slice(1, 2))).toBe('Удалено: Сарафан «Линейка», синий, 134')
  expect(removalText(rows)).toBe('Удалено: 3 товара')
})

test('a line says that little is left below five pieces, as the page of its product does', () => {
  const line = { isGone: false, message: '' }

  expect([3, 4, 5].map(remnants => fewWords({ ...line, remnants }))).toEqual([
    'Осталось 3 штуки',
    'Осталось 4 штуки',
    ''
  ])
})

test('of a line that is gone, or has something wrong about it, it is not said that little is left', () => {
  expect(fewWords({ remnants: 0, isGone: true, message: '' })).toBe('')
  expect(fewWords({ remnants: 3, isGone: false, message: 'Осталось 3 штуки' })).toBe('')
})

test('the basket is told by its pieces and weight, without the weight while it is counted', () => {
  expect(basketWords(basket)).toBe('6 товаров, 1,5\u00a0кг')
  const changed = basketAfter(basket, { type: 'line.set', key: 1, count: 3 }, '1')
  expect(basketWords(changed)).toBe('7 товаров')
})

test.each([
  [0.035, '35\u00a0г'],
  [0.0002, '1\u00a0г'],
  [0.1, '0,1\u00a0кг'],
  [12.04, '12\u00a0кг']
])('a basket of %d kg is said to weigh «%s», never nothing', (weight, words) => {
  const total = basket.total && { ...basket.total, weight }

  expect(basketWords({ ...basket, total })).toBe(`6 товаров, ${words}`)
})

test('a chosen line with something wrong about it closes the way to the checkout', () => {
  const wrong = { ...basket, failures: { 'first:7-8': 'Осталось 2 шт.' } }
  expect(orderGate(wrong, page.total)).toMatchObject({
    kind: 'wrong',
    row: rows[0] && { id: rows[0].id }
  })
  const unchosen = { ...basket, failures: { 2: 'Осталось 2 шт.' } }
  expect(orderGate(unchosen, page.total).kind).toBe('open')
})

test('only a member leaves his basket to the shop, and only one that could be ordered', () => {
  const open = { kind: 'open', lacking: 0 } as const

  expect(canLeaveToShop(open, { signedIn: true })).toBe(true)
  expect(canLeaveToShop(open, { signedIn: false })).toBe(false)
  expect(canLeaveToShop({ kind: 'nothing' }, { signedIn: true })).toBe(false)
})

test('without a chosen line there is no way to the checkout', () => {
  expect(orderGate(basket, demoTotal({ count: 0 })).kind).toBe('nothing')
})

test('what lacks to the least sum of an order is told to the kopeck', () => {
  const total = demoTotal({ count: 1, calculationalLimitPrice: 500.3, factualLimitPrice: 500.1 })
  expect(orderGate(basket, total)).toEqual({ kind: 'open', lacking: 0.2 })
  expect(orderGate(basket, { ...total, factualLimitPrice: 900 })).toEqual({
    ...{ kind: 'open', lacking: 0 }
  })
})

test('a page brings its lines and sets to a basket that knows quantities only', () => {
  const { buckets, ...compact } = basket
  expect(withPageBasket({ ...compact, counts: {} }, page)).toMatchObject({
    buckets,
    counts: { 1: 2, 2: 1, 'first:7-8': 2 }
  })
})

test('a basket that has moved on keeps its quantities, and its own lines once it has them', () => {
  const newer = { ...basket, version: 4, counts: { 1: 7 }, buckets: undefined }
  expect(withPageBasket(newer, page)).toMatchObject({ version: 4, counts: { 1: 7 } })
  expect(withPageBasket(newer, page).buckets).toBe(page.data)
  expect(withPageBasket({ ...newer, buckets: [] }, page).buckets).toEqual([])
  expect(withPageBasket(basket, page)).toBe(basket)
})

test('a line shows the picture of its colour', () => {
  const images = [
    { fileId: 'grey', alt: '', color: 'grey' },
    { fileId: 'blue', alt: '', color: 'blue' }
  ]
  const data = [{ inStock: true, constructorSets: [], products: [{ ...dress, images }] }]
  const [row] = basketRows(basketState({ ...page, data }), true)
  expect(row?.picture?.fileId).toBe('blue')
})

test('the work for the lines of a basket grows with their number', () => {
  const made = new Map<number, BasketContext>()
  const make = (lines: number) => {
    const groups = Array.from({ length: lines }, (_, place) => demoGroup({ id: place, count: 1 }))
    const data = [{ inStock: true, constructorSets: [], products: [demoProduct({ groups })] }]
    return basketState({ ...page, data })
  }
  const basketOf = (lines: number) => {
    const found = made.get(lines) ?? make(lines)
    made.set(lines, found)
    return found
  }

  expect(growth(text => basketRows(basketOf(text.length / 20)), ' ')).toBeLessThan(LINEAR_MAX)
})
