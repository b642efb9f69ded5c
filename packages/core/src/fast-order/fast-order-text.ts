import { priceListMessages } from '../price-list/price-list.messages.ts'
import { FAST_ORDER_LINES } from './fast-order-lines.ts'
import { columnTitles } from './table.messages.ts'
import { cellsOf } from './table-text.ts'

const CODE_LENGTH = 64
/** Rows of one slice: few enough for a task that nobody feels. */
const SLICE_ROWS = 250

/** A line as it was typed; `row` is its row in the text, from 1. */
export interface TypedLine {
  readonly row: number
  readonly code: string
  readonly count: string
}

interface Columns {
  readonly codes: readonly number[]
  readonly count: number | undefined
}

/** A text that is being read, slice by slice. */
export interface FastOrderText {
  readonly rows: readonly string[]
  /** Rows that were read. */
  readonly read: number
  readonly columns: Columns | undefined
  readonly lines: readonly TypedLine[]
  /** Lines over what one go takes. */
  readonly surplus: number
  /** Rows of a table in which no quantity was typed. */
  readonly untouched: number
}

export const openText = (text: string): FastOrderText => ({
  rows: text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/),
  ...{ read: 0, columns: undefined, lines: [], surplus: 0, untouched: 0 }
})

export const isWholeRead = ({ rows, read }: FastOrderText) => read >= rows.length

/** The same text, some rows further. */
export function nextSlice(text: FastOrderText): FastOrderText {
  const end = Math.min(text.rows.length, text.read + SLICE_ROWS)
  const lines = [...text.lines]
  let { columns, surplus, untouched } = text
  for (let index = text.read; index < end; index += 1) {
    const row = text.rows[index] ?? ''
    if (row.trim() === '' || /^sep=.$/i.test(row)) continue
    const cells = cellsOf(row)
    const head = columns === undefined ? headOf(cells) : undefined
    if (head !== undefined) {
      columns = head
      // What stood above the table was no part of it.
      lines.length = 0
      continue
    }
    const { code, count } = columns === undefined ? guessed(cells) : named(cells, columns)
    if (code === '' || (isAboveTable(code) && columns === undefined && lines.length === 0)) continue
    if (columns?.count !== undefined && isNothing(count)) untouched += 1
    else if (lines.length === FAST_ORDER_LINES) surplus += 1
    else lines.push({ row: index + 1, code: code.slice(0, CODE_LENGTH), count: count || '1' })
  }
  return { ...text, columns, lines, surplus, untouched, read: end }
}

/**
 * The lines of a pasted table or of a CSV: code and quantity. A head names the columns; without one the
 * code comes first and the quantity is the last number. A row without a quantity is one piece, unless a
 * head has a column for it: then nobody asked for it.
 *
 * @example
 * ```ts
 * import { readFastOrder } from '@vitrina/core/fast-order'
 *
 * readFastOrder('2000000000015;5').lines // → [{ row: 1, code: '2000000000015', count: '5' }]
 * ```
 */
export function readFastOrder(text: string): FastOrderText {
  let reading = openText(text)
  while (!isWholeRead(reading)) reading = nextSlice(reading)
  return reading
}

/** Words above the table: codes have figures in them. */
const isAboveTable = (code: string) => !/\d/.test(code)

const isNothing = (count: string) => count === '' || /^0+([.,]0+)?$/.test(count)

function headOf(cells: readonly string[]): Columns | undefined {
  const columnOf = (title: keyof typeof columnTitles) =>
    cells.findIndex(cell => columnTitles[title].test(cell) || cell === priceListMessages[title])
  const codes = [columnOf('barcode'), columnOf('code')].filter(column => column !== -1)
  const count = columnOf('count')
  return codes.length === 0 ? undefined : { codes, count: count === -1 ? undefined : count }
}

const named = (cells: readonly string[], { codes, count }: Columns) => ({
  code: codes.map(column => cells[column] ?? '').find(cell => cell !== '') ?? '',
  count: count === undefined ? '' : (cells[count] ?? '')
})

function guessed(cells: readonly string[]) {
  const [code = '', ...others] = cells.filter(cell => cell !== '')
  const count = others.length === 1 ? others[0] : others.findLast(cell => /^\d/.test(cell))
  return { code, count: count ?? '' }
}
