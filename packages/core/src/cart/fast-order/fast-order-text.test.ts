import { describe, expect, test } from 'vitest'

import { FAST_ORDER_LINES } from '../../values/quantity/fast-order-limits.ts'

import { isWholeRead, linesOf, nextSlice, openText, readFastOrder } from './fast-order-text.ts'
import { readCount } from './typed-count.ts'

const read = (text: string) => readFastOrder(text).lines.map(({ code, count }) => [code, count])

test.each([
  ['tabs', '2000000000015\t12'],
  ['semicolons', '2000000000015;12'],
  ['commas', '2000000000015,12'],
  ['one space', '2000000000015 12'],
  ['several spaces', '2000000000015    12'],
  ['quotes', '"2000000000015";"12"'],
  ['spaces around', '  2000000000015 ; 12 '],
  ['an apostrophe that a spreadsheet wants', "'2000000000015;12"]
])('code and quantity are told apart by %s', (_, text) => {
  expect(read(text)).toEqual([['2000000000015', '12']])
})

test.each(['\n', '\r\n', '\r'])('a line ends by %j', end => {
  expect(read(`А-1 2${end}${end}А-2 3${end}`)).toEqual([
    ['А-1', '2'],
    ['А-2', '3']
  ])
})

test('a code alone is one piece', () => {
  expect(read('2000000000015')).toEqual([['2000000000015', '1']])
})

test('of a longer row the first cell is the code and the one number the quantity', () => {
  expect(read('ПН-10;Тетрадь;синяя;5;шт')).toEqual([['ПН-10', '5']])
})

test.each([
  'ПН-10 - 5 шт',
  'ПН-10 \u2013 5 шт.',
  'ПН-10 x5',
  'ПН-10 \u00d7 5',
  'ПН-10: 5',
  'ПН-10 = 5',
  '1. ПН-10 5',
  '2) ПН-10 Пенал «Лис» - 5 шт.',
  'ПН-10 Пенал 3 отделения х 5 шт',
  '=HYPERLINK("https://penal.example/a";"ПН-10")\t5'
])('«%s», as people write, is five pieces of a code', text => {
  const [line] = readFastOrder(text).lines

  expect([line?.code, readCount(line?.count ?? '')?.pieces]).toEqual(['ПН-10', 5])
})

test.each(['=2+3', '-5', '1e3', '+', 'пять'])(
  'a quantity «%s» is shown to be mended, never taken for one piece',
  count => {
    expect(read(`ПН-10\t${count}`)).toEqual([['ПН-10', count]])
  }
)

test('a formula in the place of the quantity of a longer row is shown to be mended', () => {
  expect(read('ПН-10\tПенал\t=2+3\nПН-11\tТетрадь\t=1+1')).toEqual([
    ['ПН-10', '=2+3'],
    ['ПН-11', '=1+1']
  ])
})

test('a quoted name may have the separator and quotes in it', () => {
  expect(read('Код;Название;Количество\nПН-10;"Пенал ""Лис""; синий";4')).toEqual([['ПН-10', '4']])
})

test('an inch sign within a cell opens no quotation', () => {
  expect(read('Артикул\tНазвание\tКол-во\nПН-10\tЛинейка 7" и 9\t4')).toEqual([['ПН-10', '4']])
})

describe('a head', () => {
  test.each([
    ['Артикул;Количество', 'ПН-10;4'],
    ['Количество;Артикул', '4;ПН-10'],
    ['Название;Штрихкод;Заказ, шт.', 'Пенал;ПН-10;4'],
    ['sku,name,qty', 'ПН-10,Pen,4']
  ])('«%s» names the columns', (head, row) => {
    expect(read(`${head}\n${row}`)).toEqual([['ПН-10', '4']])
  })

  test('may stand below other words', () => {
    expect(read('Заявка школы № 5\nдля ООО\nКод;Кол-во\nПН-10;4')).toEqual([['ПН-10', '4']])
  })

  test('with a barcode and a vendor code gives the barcode, which says more', () => {
    const text = 'Артикул;Штрихкод;Кол-во\nПН-10;2000000000015;1\nПН-11;;2'

    expect(read(text)).toEqual([
      ['2000000000015', '1'],
      ['ПН-11', '2']
    ])
  })

  test('with a column for quantities makes rows without one none of the order', () => {
    const text = readFastOrder('Код;Заказ\nПН-10;\nПН-11;0\nПН-12;3')

    expect(text).toMatchObject({ lines: [{ row: 4, code: 'ПН-12', count: '3' }], untouched: 2 })
  })

  test('without such a column makes every row one piece', () => {
    expect(read('Код;Название\nПН-10;Тетрадь 12 листов')).toEqual([['ПН-10', '1']])
  })
})

test('the mark of the file and the separator for spreadsheets are no lines', () => {
  expect(read('\uFEFFsep=;\nПН-10;4')).toEqual([['ПН-10', '4']])
})

test('a row keeps its number in the table', () => {
  expect(readFastOrder('Код;Шт\n\nПН-10;4').lines).toEqual([{ row: 3, code: 'ПН-10', count: '4' }])
})

test('one go takes 2 000 lines and counts the rest', () => {
  const text = Array.from({ length: 2003 }, (_, index) => `К-${index};1`).join('\n')

  const { lines, surplus } = readFastOrder(text)

  expect([lines.length, surplus]).toEqual([FAST_ORDER_LINES, 3])
})

test('a text is read in slices, and a slice too many changes nothing', () => {
  const text = Array.from({ length: 600 }, (_, index) => `К-${index};1`).join('\n')
  const first = nextSlice(openText(text))

  expect([first.read, isWholeRead(first)]).toEqual([250, false])
  expect(linesOf(nextSlice(nextSlice(nextSlice(first)))).lines).toHaveLength(600)
})

test.each(['', '   ', '\n\n', 'Здравствуйте', ';;;', '\t'])('%j has no lines', text => {
  expect(readFastOrder(text)).toMatchObject({ lines: [], surplus: 0, untouched: 0 })
})

test('a code is cut where no code is as long', () => {
  expect(read(`${'9'.repeat(100)};1`)).toEqual([['9'.repeat(64), '1']])
})
