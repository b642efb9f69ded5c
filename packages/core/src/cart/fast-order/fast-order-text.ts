import { FAST_ORDER_LINES } from '../../values/quantity/fast-order-limits.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { isBarcode, isCodeLike, isCount } from './cell-kinds.ts'
import { linkFormula, writtenLine } from './table.messages.ts'
import {
  bareColumns,
  type Columns,
  codeIn,
  headColumns,
  isHead,
  type TableRow
} from './table-columns.ts'

const QUOTE = '"'
/** `="0042"`, `=T("0042")`, `=("0042")`: a text that a spreadsheet should not count. */
const TEXT_FORMULA = /^[=+]\s*\p{L}*\s*\(?\s*"([^"]*)"\s*\)?$/u
/** `=5`: a number and nothing to count. */
const NUMBER_FORMULA = /^[=+]\s*(\d[\d.,]*)$/
/** Nobody writes a longer line by hand. */
const WRITTEN_LENGTH = 300
const FORMULAS = [TEXT_FORMULA, linkFormula, NUMBER_FORMULA]
/** «1. ПН-10 5»: the number of a line in a letter. */
const ROW_NUMBER = /^\d{1,3}[.)]\s+(?=\S*\d\S*\s)/
/** A comma that parts no figures. */
const PARTING_COMMA = /(^|\D),|,(\D|$)/

/** The cells of one row as spreadsheets write it: by tabs, semicolons, commas, else by spaces. */
function cellsOf(row: string): readonly string[] {
  const separator = ['\t', ';', ','].find(sign => row.includes(sign))
  const isDecimal = separator === ',' && /\S\s+\S/.test(row) && !PARTING_COMMA.test(row)
  const cells = separator === undefined || isDecimal ? bySpaces(row) : bySign(row, separator)
  return cells.map(plainCell)
}

/** «4600000000012 5» are two cells, «Тетрадь в клетку» is one: names are told apart by wider gaps. */
function bySpaces(row: string): readonly string[] {
  const text = row.trim()
  const words = text.split(/\s+/)
  if (words.length <= 2) return words.map(word => word.replace(/:$/, ''))
  const parts = text.split(/\s{2,}/)
  if (parts.length > 1 || text.length > WRITTEN_LENGTH) return parts
  const [, code = '', name, count = ''] =
    writtenLine.exec(typedText(text).replace(ROW_NUMBER, '')) ?? []
  const isRow = (isCodeLike(code) || /^\d{8,14}$/.test(code)) && isCount(count)
  return isRow ? [code, name ?? [], count].flat() : parts
}

function bySign(row: string, separator: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of row) {
    if (sign === QUOTE && /^\s*("|$)/.test(cell)) isQuoted = !isQuoted
    if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

/** A cell without what keeps spreadsheets from counting it: quotes, an apostrophe, a formula around. */
function plainCell(cell: string): string {
  const unquoted = cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', QUOTE)
    .trim()
  const formula = FORMULAS.find(shape => shape.test(unquoted))
  const text = formula?.exec(unquoted)?.[1]
  return typedText((text ?? unquoted).replace(/^['\u2018\u2019`]+/, ''))
}

const CODE_LENGTH = 64
const ABOUT_LENGTH = 200
/** Rows of one slice: few enough for a task that nobody feels. */
const SLICE_ROWS = 250

/** A line as it was typed; `row` is its row in the text, from 1. */
export interface TypedLine {
  readonly row: number
  readonly code: string
  readonly count: string
  /** What else stands in the row of a vendor code: it may name the colour and the size. */
  readonly about?: string
}

/** A text that is being read, slice by slice. */
export interface FastOrderText {
  readonly rows: readonly string[]
  /** Rows that were read. */
  readonly read: number
  /** Rows that have anything in them, as cells. */
  readonly table: readonly TableRow[]
}

/** The lines of a table, or the columns of which one has to be chosen first. */
interface FastOrderLines {
  readonly lines: readonly TypedLine[]
  /** Lines over what one go takes. */
  readonly surplus: number
  /** Rows of a table in which no quantity was typed. */
  readonly untouched: number
  /** The columns that could hold the quantities, by their heads; empty where there is no doubt. */
  readonly doubts: readonly DoubtfulColumn[]
}

export interface DoubtfulColumn {
  readonly column: number
  /** As its head has it; empty without one. */
  readonly title: string
  readonly samples: readonly string[]
}

/** The answer that none of the columns holds quantities. */
export const NO_COLUMN = -1
const SAMPLES = 3

export const openText = (text: string): FastOrderText => ({
  rows: text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/),
  ...{ read: 0, table: [] }
})

export const isWholeRead = ({ rows, read }: FastOrderText) => read >= rows.length

/** The same text, some rows further. */
export function nextSlice(text: FastOrderText): FastOrderText {
  const end = Math.min(text.rows.length, text.read + SLICE_ROWS)
  const table = [...text.table]
  for (let index = text.read; index < end; index += 1) {
    const row = text.rows[index] ?? ''
    if (row.trim() === '' || /^sep=.$/i.test(row)) continue
    table.push({ row: index + 1, cells: cellsOf(row) })
  }
  return { ...text, table, read: end }
}

/** A text read to its end at once. */
export function wholeText(text: string): FastOrderText {
  let reading = openText(text)
  while (!isWholeRead(reading)) reading = nextSlice(reading)
  return reading
}

/**
 * The lines of a table: code and quantity. A head names the columns; without one they are those that
 * fit best over all rows. Prices, dates, barcodes, numbers of rows and formulas are no quantities. Where
 * several columns could be, the buyer has to say which: `chosen` is his answer, `NO_COLUMN` for none of them.
 * A row without a quantity is one piece, unless a head has a column for it: then nobody asked for it.
 */
export function linesOf({ table }: FastOrderText, chosen?: number): FastOrderLines {
  const { columns, body, head, isNamed } = columnsOf(table)
  const nothing = { lines: [], surplus: 0, untouched: 0 }
  if (chosen === undefined && columns.doubts.length > 0) {
    return { ...nothing, doubts: columns.doubts.map(column => doubtful(column, body, head)) }
  }
  const count = columns.doubts.length > 0 ? realColumn(chosen) : columns.count
  const own = columnsByRow({ columns: { ...columns, count }, body, isNamed })
  const typed = body.flatMap(line => typedLine(line, own(line)))
  const asked = typed.filter(line => !(isNamed && count !== undefined && isNothing(line.count)))
  return {
    lines: asked.slice(0, FAST_ORDER_LINES).map(line => ({ ...line, count: line.count || '1' })),
    surplus: Math.max(0, asked.length - FAST_ORDER_LINES),
    untouched: typed.length - asked.length,
    doubts: []
  }
}

/**
 * The lines of a pasted table or of a CSV.
 *
 * @example
 * ```ts
 * import { readFastOrder } from '@vitrina/core/cart'
 *
 * readFastOrder('2000000000015;5').lines // → [{ row: 1, code: '2000000000015', count: '5' }]
 * ```
 */
export const readFastOrder = (text: string, chosen?: number): FastOrderLines =>
  linesOf(wholeText(text), chosen)

const realColumn = (chosen: number | undefined) => (chosen === NO_COLUMN ? undefined : chosen)

/** Without a head a row of two cells may stand among longer ones: its second is the quantity. */
function columnsByRow({ columns, body, isNamed }: Omit<Codes, 'head'>) {
  const pairs = body.filter(({ cells }) => cells.length <= 2)
  if (isNamed || pairs.length === 0 || pairs.length === body.length) return () => columns
  const short = bareColumns(pairs)
  return ({ cells }: TableRow) => (cells.length <= 2 ? short : columns)
}

/** Words above the table: codes have figures in them. */
const isAboveTable = ({ cells }: TableRow) => !cells.some(cell => /\d/.test(cell))

const isNothing = (count: string) => count === '' || /^0+([.,]0+)?$/.test(count)

interface Codes {
  readonly columns: Columns
  readonly body: readonly TableRow[]
  readonly head: readonly string[]
  readonly isNamed: boolean
}

/** What stands above a head is no part of its table. */
function columnsOf(table: readonly TableRow[]): Codes {
  const head = table.find(isHead)
  if (head !== undefined) {
    const body = table.slice(table.indexOf(head) + 1)
    return { columns: headColumns(head, body), body, head: head.cells, isNamed: true }
  }
  const start = table.findIndex(row => !isAboveTable(row))
  const body = start === -1 ? [] : table.slice(start)
  const wide = body.filter(({ cells }) => cells.length > 2)
  const columns = bareColumns(wide.length > 0 ? wide : body)
  return { columns, body, head: [], isNamed: false }
}

function typedLine({ row, cells }: TableRow, { codes, count }: Columns): readonly TypedLine[] {
  const code = codeIn(cells, codes).slice(0, CODE_LENGTH)
  if (code === '') return []
  const line = { row, code, count: count === undefined ? '' : (cells[count] ?? '') }
  const about = cells.filter(
    (cell, column) => cell !== '' && !codes.includes(column) && column !== count
  )
  return isBarcode(code) || about.length === 0
    ? [line]
    : [{ ...line, about: about.join(' ').slice(0, ABOUT_LENGTH) }]
}

const doubtful = (
  column: number,
  body: readonly TableRow[],
  head: readonly string[]
): DoubtfulColumn => ({
  column,
  title: head[column] ?? '',
  samples: body.flatMap(({ cells }) => cells[column] || []).slice(0, SAMPLES)
})
