import { readFastOrder } from '@vitrina/core/cart'
import { priceListHead } from '@vitrina/core/content'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'

import { workbook } from '../../server/files/price-list-file.ts'
import { readWorkbook } from './read-workbook.ts'

type Row = readonly (string | number)[]

async function priceList(...rows: readonly Row[]) {
  const pages = async function* () {
    yield rows
  }
  const pieces: Uint8Array[] = []
  for await (const piece of workbook(priceListHead(), pages())) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

/** A workbook as other programs write it. */
const written = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const linesIn = async (bytes: Uint8Array) =>
  readFastOrder((await readWorkbook(bytes)) ?? '').lines.map(({ code, count }) => [code, count])

test('the price list of the shop, filled in, is a fast order', async () => {
  const row = (barcode: string, count: Row[0]) =>
    ['ПН-10', barcode, 'Пенал «Лис» & Ко', 'синий', 450, 'от 10 шт. 412,50 ₽', 50, 10, count] as Row

  const bytes = await priceList(row('2000000000015', 20), row('2000000000022', ''))

  expect(await linesIn(bytes)).toEqual([['2000000000015', '20']])
  expect(readFastOrder((await readWorkbook(bytes)) ?? '').untouched).toBe(1)
})

test('a list of another program keeps its texts, prices and days apart from quantities', async () => {
  const bytes = written({
    'xl/sharedStrings.xml':
      '<sst><si><t>ОП-1007-80</t></si><si><r><t>Микро</t></r><r><t xml:space="preserve">скоп &#8470; 5</t></r></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00&quot; р.&quot;"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"/><row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c>' +
      '<c r="D3"><v>5</v></c><c r="E3" s="2"><f>D3*90</f><v>450</v></c><c r="F3" s="1"><v>46266</v></c></row>' +
      '</sheetData></worksheet>'
  })

  expect(await readWorkbook(bytes)).toBe('\n\nОП-1007-80\tМикроскоп № 5\t\t5\t450,00\t2026-09-01')
  expect(await linesIn(bytes)).toEqual([['ОП-1007-80', '5']])
})

test('the first sheet that has anything in it is read', async () => {
  const row =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>ПН-10</t></is></c><c r="B1"><v>3</v></c></row>'
  const bytes = written({
    'xl/worksheets/sheet1.xml': '<x:worksheet><x:sheetData/></x:worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet>${row}</worksheet>`,
    'xl/worksheets/sheet10.xml': `<worksheet>${row.replace('ПН-10', 'ПН-11')}</worksheet>`
  })

  expect(await linesIn(bytes)).toEqual([['ПН-10', '3']])
})

test('a small file that unpacks to much more than a list is not unpacked', async () => {
  const bytes = written({ 'xl/worksheets/sheet1.xml': ' '.repeat(41_000_000) })

  expect(bytes.length).toBeLessThan(100_000)
  expect(await readWorkbook(bytes)).toBeUndefined()
})

test('what is no workbook is refused', async () => {
  await expect(readWorkbook(Uint8Array.from([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow()
})
