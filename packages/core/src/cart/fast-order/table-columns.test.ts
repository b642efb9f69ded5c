import { describe, expect, test } from 'vitest'
import { priceListMessages as priceList } from '../../content/price-list.messages.ts'
import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { columnChoices } from './column-question.view.ts'
import { explainedLines } from './explained-lines.ts'
import { fastOrderSubject } from './fast-order.ts'
import { readFastOrder } from './fast-order-text.ts'

const read = (...rows: readonly string[]) =>
  readFastOrder(rows.join('\n')).lines.map(({ code, count }) => `${code} × ${count}`)

const labels = (...rows: readonly string[]) =>
  columnChoices(readFastOrder(rows.join('\n'))).map(({ label }) => label)

describe('without a head the quantity is told apart from', () => {
  test.each([
    ['a price with kopecks', 'ОП-1007-80\tМикроскоп\t5\t450,00'],
    ['a price with a point', 'ОП-1007-80;Микроскоп;5;412.50'],
    ['a price before it', 'ОП-1007-80\tМикроскоп\t450,00\t5'],
    ['a price of whole rubles with its sign', 'ОП-1007-80\t5\t450 ₽'],
    ['a price in words', 'ОП-1007-80\t5\t450 руб.'],
    ['a price and a sum', 'ОП-1007-80\t5\t1 450,00\t7 250,00'],
    ['a date', 'ОП-1007-80\t5\t01.09.2026'],
    ['a date and its time', 'ОП-1007-80\t2026-09-01 10:00\t5'],
    ['a discount', 'ОП-1007-80\t10%\t5'],
    ['a formula', 'ОП-1007-80\t5\t=B1*C1'],
    ['the unit behind it', 'ОП-1007-80;5;шт'],
    ['the number of the row', '1\tОП-1007-80\tМикроскоп\t5'],
    ['the number of the row with its point', '1.\tОП-1007-80\t5\t450,00'],
    ['a height', 'ОП-1007-80\t134\t5'],
    ['an empty cell', '\tОП-1007-80\t\t5'],
    ['words of a name', 'ОП-1007-80 Микроскоп 12 линз 5'],
    ['a decimal price among spaces', 'ОП-1007-80  Микроскоп  5  450,00']
  ])('%s', (_, row) => {
    expect(read(row)).toEqual(['ОП-1007-80 × 5'])
  })

  test.each([
    ['a barcode of 8 figures', '20000011'],
    ['a barcode of 12 figures', '200000000001'],
    ['a barcode of 14 figures', '02000000000015'],
    ['a barcode that a table has cut short', '2E+12']
  ])('%s', (_, barcode) => {
    const code = barcode.includes('E') ? 'ОП-1007-80' : barcode

    expect(read(`ОП-1007-80\t${barcode}\t5`)).toEqual([`${code} × 5`])
  })
})

test('columns are those that fit best over the whole list', () => {
  const rows = ['1\tТТ-1\tТетрадь 12 листов\t10', '2\tТТ-2\tРучка 3\t40', '3\tТТ-3\tПенал\tмного']

  expect(read(...rows)).toEqual(['ТТ-1 × 10', 'ТТ-2 × 40', 'ТТ-3 × много'])
})

test('a unit behind a quantity leaves it one', () => {
  expect(read('ТТ-1;5 шт.;450,00')).toEqual(['ТТ-1 × 5 шт.'])
})

test('quantities may stand before the codes', () => {
  expect(read('5\tТТ-1', '12\tТТ-2')).toEqual(['ТТ-1 × 5', 'ТТ-2 × 12'])
})

test('numbers of rows alone are no quantities', () => {
  expect(read('1;ТТ-1', '2;ТТ-2', '3;ТТ-3')).toEqual(['ТТ-1 × 1', 'ТТ-2 × 1', 'ТТ-3 × 1'])
})

test('a list without quantities is one piece a row, its prices are none', () => {
  expect(read('ТТ-1;Тетрадь;412,50', 'ТТ-2;Ручка;99,90')).toEqual(['ТТ-1 × 1', 'ТТ-2 × 1'])
})

describe('a head', () => {
  test.each([
    ['Артикул;Остаток, шт.;Заказ, шт.', 'ТТ-1;90;4'],
    ['Артикул;Кол-во в упаковке;Кол-во', 'ТТ-1;90;4'],
    ['Артикул;В наличии, шт.;В упаковке, шт.;Количество', 'ТТ-1;90;10;4'],
    ['Артикул;Цена за шт.;Заказ', 'ТТ-1;90;4'],
    ['Артикул;Размер;Заказ, шт', 'ТТ-1;134;4'],
    ['№;Код;Артикул;Количество', '1;90;ТТ-1;4'],
    ['Артикул;Цена;', 'ТТ-1;90;4'],
    ['Артикул;Шт.;Сумма, руб', 'ТТ-1;4;360']
  ])('«%s» names the column that fits best', (head, row) => {
    expect(read(head, row)).toEqual(['ТТ-1 × 4'])
  })

  test('with two columns of quantities takes the one that was filled in', () => {
    expect(read('Артикул;Количество;Заказ', 'ТТ-1;;4', 'ТТ-2;;7')).toEqual(['ТТ-1 × 4', 'ТТ-2 × 7'])
  })

  test('in the words that the shop has put into its price list names the columns', () => {
    const own = { code: priceList.code, count: priceList.count }
    Object.assign(priceList, { code: 'Модель', count: 'Сколько класть' })
    try {
      expect(read('Модель;Рост;Сколько класть', 'ТТ-1;134;4')).toEqual(['ТТ-1 × 4'])
    } finally {
      Object.assign(priceList, own)
    }
  })

  test('with a spoiled barcode gives the vendor code', () => {
    expect(read('Штрихкод;Артикул;Кол-во', '2,00000E+12;ТТ-1;4')).toEqual(['ТТ-1 × 4'])
  })
})

describe('the buyer is asked which column holds the quantities', () => {
  const bare = ['ТТ-1\tТетрадь\t5\t450', 'ТТ-2\tРучка\t12\t99']

  test('where two could', () => {
    expect(read(...bare)).toEqual([])
    expect(labels(...bare)).toEqual([
      'Столбец 3: 5, 12',
      'Столбец 4: 450, 99',
      'Количества нет: каждая строка — 1 шт.'
    ])
  })

  test('by their heads where those leave it open', () => {
    expect(labels('Артикул;Количество;Заказ', 'ТТ-1;3;4')).toEqual([
      'Количество: 3',
      'Заказ: 4',
      'Количества нет: каждая строка — 1 шт.'
    ])
    expect(labels('Артикул;Надо', 'ТТ-1;3')[0]).toBe('Надо: 3')
  })

  test('where the only numbers could as well be prices', () => {
    expect(labels('ТТ-1;450,00', 'ТТ-2;12,00')[0]).toBe('Столбец 2: 450,00, 12,00')
  })

  test('and the answer counts, none of them included', () => {
    const text = bare.join('\n')
    const counts = (column: number) => readFastOrder(text, column).lines.map(({ count }) => count)

    expect([counts(2), counts(3), counts(-1)]).toEqual([
      ['5', '12'],
      ['450', '99'],
      ['1', '1']
    ])
  })

  test('before anything else is asked; an answer that was not offered changes nothing', () => {
    const start = fastOrderSubject.start()
    const asked = [
      { type: 'order.read', text: bare.join('\n') } as const,
      { type: 'order.slice' } as const
    ].reduce((order, command) => fastOrderSubject.after(order, command, 'id-1'), start)
    const choose = (column: number) =>
      fastOrderSubject.after(asked, { type: 'column.choose', column }, 'id-1')

    expect([asked.work, asked.isEmptyText, asked.lines]).toEqual(['none', false, []])
    expect(choose(0)).toBe(asked)
    expect(choose(2)).toMatchObject({ work: 'asking', doubts: [], text: undefined })
    expect(choose(2).lines.map(({ count }) => count)).toEqual(['5', '12'])
    expect(choose(-1).lines.map(({ count }) => count)).toEqual(['1', '1'])
  })
})

describe('a cell is taken out of its formula:', () => {
  test.each([
    '="2000000000015"',
    '=T("2000000000015")',
    '=("2000000000015")',
    '=ТЕКСТ("2000000000015")',
    '"=""2000000000015"""',
    "'2000000000015",
    '\u20182000000000015',
    '=2000000000015',
    '\u200e2000000000015\u00a0',
    '\uff12000000000015'
  ])('%s', cell => {
    expect(read(`${cell}\t5`)).toEqual(['2000000000015 × 5'])
    expect(read(`Штрихкод\tКол-во\n${cell}\t="5"`)).toEqual(['2000000000015 × 5'])
  })

  test('an en dash in a code is its hyphen', () => {
    expect(read('ПН\u20131042\u201337; 5')).toEqual(['ПН-1042-37 × 5'])
  })
})

describe('a vendor code of several colours and sizes', () => {
  const item = (groupId: number, option: string): FastOrderItem => ({
    ...{ groupId, option, title: 'Сарафан', vendorCode: 'СР-1', barcode: '', stock: 9, step: 1 },
    prices: [{ price: 10, limit: 1, priceRole: 'org' }]
  })
  const items = [
    item(1, 'Тёмно-синий, 128'),
    item(2, 'Тёмно-синий, 134'),
    item(3, 'Серый, 134'),
    item(4, 'Серый, 140')
  ]
  const chosen = (row: string) =>
    explainedLines(readFastOrder(row).lines, { 'СР-1': items }, {})[0]?.item?.groupId

  test.each([
    ['СР-1\tтемно-синий\t134\t2', 2],
    ['СР-1;Сарафан серый;134;2', 3],
    ['СР-1\tСарафан «Линейка», Серый, 140\t2', 4],
    ['Артикул;Размер;Цвет;Кол-во\nСР-1;128;Тёмно-синий;2', 1],
    ['СР-1 140 2', 4]
  ])('«%s» says which one', (row, groupId) => {
    expect(chosen(row)).toBe(groupId)
  })

  test.each(['СР-1\t134\t2', 'СР-1\tСарафан\t2'])('«%s» leaves it to be chosen', row => {
    expect(chosen(row)).toBeUndefined()
  })
})

test('50 000 rows without a head are read as one list', () => {
  const text = Array.from({ length: 50_000 }, (_, row) => `К-${row}\tТетрадь\t5\t450,00`).join('\n')

  expect(readFastOrder(text)).toMatchObject({ surplus: 48_000, doubts: [] })
})
