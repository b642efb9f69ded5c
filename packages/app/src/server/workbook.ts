import type { Cell } from '@vitrina/core/content'
import { strToU8, Zip, ZipDeflate } from 'fflate'

import { cellXml, sheetEnd, sheetStart, workbookParts } from './workbook-xml.ts'

type Rows = readonly (readonly Cell[])[]

/** An Excel workbook of one sheet, piece by piece: only a page of its rows is held at a time. */
export async function* workbook(
  head: readonly string[],
  pages: AsyncIterable<Rows>
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const [name, text] of Object.entries(workbookParts())) addFile(zip, name)(text, true)
  const write = addFile(zip, 'xl/worksheets/sheet1.xml')
  write(sheetStart + rowsXml([head], 1))
  let row = 2
  for await (const rows of pages) {
    write(rowsXml(rows, row))
    row += rows.length
    yield* ready.splice(0)
  }
  write(sheetEnd(row - 1), true)
  zip.end()
  yield* ready
}

function addFile(zip: Zip, name: string) {
  const file = new ZipDeflate(name, { level: 6 })
  zip.add(file)
  return (text: string, isLast = false) => file.push(strToU8(text), isLast)
}

const rowsXml = (rows: Rows, first: number) =>
  rows.map((cells, index) => rowXml(cells, first + index)).join('')

const rowXml = (cells: readonly Cell[], row: number) =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`
