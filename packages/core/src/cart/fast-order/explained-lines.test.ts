import { describe, expect, test } from 'vitest'

import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { explainedLines } from './explained-lines.ts'

const item = (initial: Partial<FastOrderItem> = {}): FastOrderItem => ({
  groupId: 1,
  title: 'Тетрадь',
  option: '',
  vendorCode: 'ТТ-1',
  barcode: '2000000000015',
  stock: 100,
  step: 1,
  prices: [
    { price: 50, limit: 1, priceRole: 'dealer' },
    { price: 40.5, limit: 10, priceRole: 'dealer' }
  ],
  ...initial
})

const line = (row: number, count: string, code = 'ТТ-1') => ({ row, code, count })

function explain(
  lines: readonly ReturnType<typeof line>[],
  items: readonly FastOrderItem[] = [item()],
  choices = {}
) {
  return explainedLines(lines, { 'ТТ-1': items, 'ТТ-2': items }, choices)
}

test('a plain line is ready, at the price of its quantity', () => {
  expect(explain([line(1, '12')])).toMatchObject([
    { state: 'ready', pieces: 12, price: 40.5, sum: 486, notes: [] }
  ])
})

test('a code that was not asked for yet is awaited', () => {
  expect(explain([line(1, '1', 'НЕТ')])).toMatchObject([{ state: 'awaited', pieces: 0 }])
})

test.each(['constructor', '__proto__', 'toString'])('«%s» is a code as any other', code => {
  expect(explain([line(1, '1', code)])).toMatchObject([{ state: 'awaited' }])
})

test('an unknown code is said to be one', () => {
  expect(explain([line(1, '1')], [])).toMatchObject([
    { state: 'wrong', pieces: 0, notes: ['Такого кода в магазине нет'] }
  ])
})

test.each([
  ['', 'Укажите штрихкод'],
  ['200000000001', 'Укажите корректный штрихкод'],
  ['2000000000015', 'Такого кода в магазине нет'],
  ['ПН-1042-37', 'Такого кода в магазине нет']
])('of «%s», which means nothing, is said: %s', (code, note) => {
  const [explained] = explainedLines([line(1, '1', code)], { [code]: [] }, {})

  expect(explained).toMatchObject({ state: 'wrong', pieces: 0, notes: [note] })
})

test.each(['2,00000E+12', '2e+12'])('%s tells how a spreadsheet has spoiled it', code => {
  const [explained] = explainedLines([line(1, '1', code)], { [code]: [] }, {})

  expect(explained?.notes).toEqual([
    'Таблица сократила штрихкод. Сделайте столбец текстовым и вставьте ещё раз'
  ])
})

test('a vendor code of several sizes waits for a choice', () => {
  const sizes = [item({ groupId: 1, option: '128' }), item({ groupId: 2, option: '134' })]

  const [open] = explain([line(1, '2')], sizes)
  const [chosen] = explain([line(1, '2')], sizes, { 1: 2 })

  expect(open).toMatchObject({ state: 'wrong', pieces: 0, choices: sizes })
  expect(chosen).toMatchObject({ state: 'ready', pieces: 2, item: { groupId: 2 }, choices: sizes })
})

test('a choice that the code does not have counts for nothing', () => {
  const sizes = [item({ groupId: 1 }), item({ groupId: 2 })]

  expect(explain([line(1, '2')], sizes, { 1: 99 })).toMatchObject([{ state: 'wrong' }])
})

test('a quantity that is none is said to be one', () => {
  expect(explain([line(1, 'много')])).toMatchObject([{ state: 'wrong', pieces: 0 }])
})

test('what is sold out goes nowhere', () => {
  expect(explain([line(1, '2')], [item({ stock: 0 })])).toMatchObject([
    { state: 'wrong', pieces: 0, notes: ['Нет в наличии'] }
  ])
})

describe('rows of one product', () => {
  test('are counted in the first of them, by whatever code', () => {
    expect(explain([line(1, '3'), line(5, '9', 'ТТ-2')])).toMatchObject([
      { state: 'ready', pieces: 12, price: 40.5 },
      { state: 'joined', pieces: 0, notes: ['Тот же товар, что в строке 1: количества сложили'] }
    ])
  })

  test('without a quantity are no part of the sum', () => {
    expect(explain([line(1, 'x'), line(2, '9')])).toMatchObject([
      { state: 'wrong' },
      { state: 'ready', pieces: 9 }
    ])
  })
})

describe('a quantity', () => {
  test('over the stock is cut to it', () => {
    expect(explain([line(1, '150')])).toMatchObject([
      { state: 'noted', pieces: 100, notes: ['Есть только 100 шт.: положим 100'] }
    ])
  })

  test('over three digits is cut to 999', () => {
    expect(explain([line(1, '5000')], [item({ stock: 9000 })])).toMatchObject([
      { state: 'noted', pieces: 999 }
    ])
  })

  test('is made whole packages', () => {
    expect(explain([line(1, '7')], [item({ step: 10 })])).toMatchObject([
      { state: 'noted', pieces: 10, notes: ['В упаковке 10 шт., округлили до 10'] }
    ])
  })

  test('stays where the last package is open', () => {
    expect(explain([line(1, '7')], [item({ step: 10, stock: 8 })])).toMatchObject([
      { state: 'ready', pieces: 7 }
    ])
  })

  test('of half a piece is a whole one', () => {
    expect(explain([line(1, '1,5')])).toMatchObject([{ state: 'noted', pieces: 2 }])
  })
})
