import { expect, test } from 'vitest'

import type { PriceRules } from '../../values/price/price-rules.ts'
import { fastOrderSubject } from './fast-order.ts'
import { explainedOrder, fastOrderOutcome, fastOrderView, isUnchecked } from './fast-order.view.ts'

const rules: PriceRules = {
  currency: { id: '1', code: 'RUB', sign: '₽', rate: 1 },
  rate: 1,
  priceRole: 'org'
}

const sold = (groupId: number, option = '', stock = 50) => ({
  ...{ groupId, title: 'Сарафан', option, vendorCode: 'С-1', barcode: '2', stock, step: 1 },
  prices: [{ price: 1290.5, limit: 1, priceRole: 'org' }]
})

const order = fastOrderSubject.start({
  lines: [
    { row: 1, code: 'А', count: '2' },
    { row: 2, code: 'Б', count: '1' },
    { row: 3, code: 'В', count: '60' },
    { row: 4, code: 'Г', count: '1' }
  ],
  initial: {
    А: [sold(1, 'синий, 134')],
    Б: [],
    В: [sold(2)],
    Г: [sold(3, '128', 0), sold(4, '134')]
  }
})

const view = (filter: 'all' | 'wrong' | 'noted' = 'all', page = 1, shown = order) =>
  fastOrderView(explainedOrder(shown), { rules, filter, page })

test('a line says what it is and what it costs', () => {
  expect(view().lines[0]).toMatchObject({
    title: 'Сарафан, синий, 134',
    price: '1\u00a0290,50\u00a0₽',
    sum: '2\u00a0581\u00a0₽',
    notes: []
  })
})

test('an unknown barcode with a wrong check digit is called wrong where the shop checks digits', () => {
  const typed = fastOrderSubject.start({
    lines: [{ row: 1, code: '4006381333932', count: '1' }],
    initial: { '4006381333932': [] }
  })
  const notes = (checkDigits?: boolean) => explainedOrder(typed, checkDigits)[0]?.notes

  expect(notes(true)).toEqual(['Укажите корректный штрихкод'])
  expect(notes()).not.toEqual(['Укажите корректный штрихкод'])
})

test('what is open is offered with what there is of it', () => {
  expect(view().lines[3]).toMatchObject({
    title: 'Сарафан',
    choices: [
      { groupId: 3, label: '128 — нет в наличии' },
      { groupId: 4, label: '134 — 50 шт.' }
    ],
    chosen: undefined
  })
})

test('lines are counted and shown by what is to be done with them', () => {
  expect(view().counts).toEqual({ all: 4, wrong: 2, noted: 1 })
  expect(view('wrong').lines.map(({ row }) => row)).toEqual([2, 4])
  expect(view('noted').lines.map(({ row }) => row)).toEqual([3])
})

test('the total has what can be added', () => {
  expect(view().total).toBe('2 товара, 52 штуки на 67\u00a0106\u00a0₽')
  expect(view('all', 1, fastOrderSubject.start()).total).toBe('')
})

test('a page has fifty lines, and one past the end is the last', () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    row: index + 1,
    code: 'Б',
    count: '1'
  }))
  const long = { ...order, lines }

  expect(view('all', 2, long).lines[0]?.row).toBe(51)
  expect(view('all', 9, long)).toMatchObject({ page: 3, pages: 3 })
  expect(view('all', 9, long).lines).toHaveLength(20)
})

const outcome = (known: Parameters<typeof fastOrderSubject.start>[0]) => {
  const shown = fastOrderSubject.start(known)
  return fastOrderOutcome(shown, explainedOrder(shown))
}

test('the work says how far it is', () => {
  const { lines, initial: known } = order

  expect(outcome({ work: 'asking', lines, initial: { А: [], Б: [] } }).progress).toEqual({
    done: 2,
    all: 4,
    text: 'Проверили 2 из 4'
  })
  expect(
    outcome({
      work: 'adding',
      lines,
      initial: known,
      added: { lines: 500, pieces: 900 },
      batches: [{ id: 'x', groups: [{ groupId: 1, count: 2 }], rows: [1] }]
    }).progress
  ).toMatchObject({ done: 500, all: 501, text: 'Положили 500 из 501' })
})

test('after it, it says what came of it', () => {
  expect(outcome({ added: { lines: 21, pieces: 102 } })).toEqual({
    progress: undefined,
    problem: '',
    notes: ['В корзине: 21 товар, 102 штуки.'],
    isDone: true
  })
  expect(outcome({ isEmptyText: true }).problem).toMatch(/^Не нашли ни одной строки/)
  expect(outcome({ ...order, surplus: 3, untouched: 1 }).notes).toEqual([
    'За раз берём 2\u00a0000 строк. Не вошли: 3 строки, вставьте их после.',
    'Без количества пропустили: 1 строка.'
  ])
})

test('lines that were never asked for can be asked for', () => {
  expect(isUnchecked({ ...order, initial: {} })).toBe(true)
  expect(isUnchecked({ ...order, initial: {}, work: 'asking' })).toBe(false)
  expect(isUnchecked(order)).toBe(false)
})
