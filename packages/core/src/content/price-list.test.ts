import { expect, test } from 'vitest'
import { readFastOrder } from '../cart/fast-order/fast-order-text.ts'
import type { FastOrderItem } from '../entities/fast-order-item.ts'
import { CSV_START, csvLines } from './csv.ts'
import { priceListHead, priceListPages, priceListRow } from './price-list.ts'

const item: FastOrderItem = {
  ...{ groupId: 7, title: 'Пенал «Лис»', option: 'синий', vendorCode: 'ПН-10' },
  ...{ barcode: '2000000000015', stock: 50, step: 10 },
  prices: [
    { price: 412.5, limit: 10, priceRole: 'dealer' },
    { price: 450, limit: 1, priceRole: 'dealer' }
  ]
}

test('a row says codes, the price apiece, cheaper tiers, stock and package', () => {
  expect(priceListRow(item)).toEqual([
    ...['ПН-10', '2000000000015', 'Пенал «Лис»', 'синий', 450],
    ...['от 10 шт. 412,50 ₽', 50, 10, '']
  ])
})

test('lines have semicolons, decimal commas and quotes where a text has its own', () => {
  expect(csvLines([['Пенал "Лис"; синий', 412.5, '']])).toBe('"Пенал ""Лис""; синий";412,5;\r\n')
})

test.each([
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"\r\n`],
  ['\t=1+1', "'=1+1\r\n"],
  ['+7', "'+7\r\n"],
  ['-2+3', "'-2+3\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['2000000000015', "'2000000000015\r\n"],
  ['0042', "'0042\r\n"],
  ['Тетрадь\r\n=1', 'Тетрадь =1\r\n']
])('a spreadsheet counts nothing in %j', (text, line) => {
  expect(csvLines([[text]])).toBe(line)
})

test.each([
  ...['8-10', '1/2', '12.2026', '1-2-3', '8:10', '01.09.2026'],
  ...['2E5', '2e5', '1,5E3', '2E+12', '00123', '2000000000015', '12345678901234567890'],
  ...['МАР-10', 'май 5', '5 мая', 'дек.26', 'MAR1', 'Sept-2', '+79123456789']
])('what %s says survives a spreadsheet, and the fast order', code => {
  expect(csvLines([[code]])).toBe(`'${code}\r\n`)
  expect(
    readFastOrder(
      csvLines([
        ['Код', 'Кол-во'],
        [code, 5]
      ])
    ).lines
  ).toMatchObject([{ code, count: '5' }])
})

test.each(['Маркер 5', 'Майка 134', 'СР-10', '2026-09-01', '450,00', '7707083893', 'март', 'А4'])(
  '%s is left as it is',
  text => {
    expect(csvLines([[text]])).toBe(`${text}\r\n`)
  }
)

test('a sign of direction turns nothing in a table', () => {
  expect(csvLines([['ООО «\u202eРомашка»']])).toBe('ООО «Ромашка»\r\n')
})

test('a filled price list is a fast order, rows without a quantity are passed over', () => {
  const filled = [...priceListRow(item).slice(0, -1), 20]
  const text = CSV_START + csvLines([priceListHead(), filled, priceListRow(item)])

  const { lines, untouched } = readFastOrder(text)

  expect(lines).toEqual([{ row: 2, code: '2000000000015', count: '20' }])
  expect(untouched).toBe(1)
})

test('the next page is asked for when the one before was taken', async () => {
  const asked: unknown[] = []
  const call = async (_: unknown, { query }: { readonly query: { readonly after: number } }) => {
    asked.push(query.after)
    return { data: [item], next: query.after === 0 ? 7 : null }
  }
  const pages = priceListPages(call as unknown as Parameters<typeof priceListPages>[0])

  await pages.next()
  expect(asked).toEqual([0])
  await pages.next()
  expect([asked, await pages.next()]).toEqual([[0, 7], { done: true, value: undefined }])
})
