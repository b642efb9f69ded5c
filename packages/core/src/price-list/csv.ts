import type { Cell } from './price-list.ts'

/** What a spreadsheet would read as a formula, or as a number that it shortens. */
const COUNTED = /^([=+\-@]|\d{12,}$|0\d+$)/

/** How a Russian Excel knows UTF-8. */
export const CSV_START = '\uFEFF'

/** Lines as a Russian Excel opens them: semicolons, decimal commas, an apostrophe before what it would count. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(csvCell).join(';')}\r\n`).join('')

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const plain = cell.replaceAll(/\s+/g, ' ').trim()
  const text = COUNTED.test(plain) ? `'${plain}` : plain
  return /[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
