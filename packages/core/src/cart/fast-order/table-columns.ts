import { priceListMessages as priceList } from '../../content/price-list.messages.ts'
import {
  isBarcode,
  isCodeLike,
  isCount,
  isCutShort,
  isHeight,
  isSpoiledCount,
  isWholeDecimal
} from './cell-kinds.ts'
import { columnTitles } from './table.messages.ts'

/** A row of a pasted table; `row` is its number in the text, from 1. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** Where codes and quantities stand. */
export interface Columns {
  /** The first that is filled in a row counts. */
  readonly codes: readonly number[]
  /** Undefined where there is none: every row is one piece. */
  readonly count: number | undefined
  /** Columns that could be it; the buyer is asked which one is. */
  readonly doubts: readonly number[]
}

/** Sequences of fewer rows may be quantities that happen to be 1 and 2. */
const NUMBERED_ROWS = 3
const HALF = 0.5

/** The shop may have words of its own in the head of its price list. */
const codesNamed = (cells: readonly string[]) => {
  const own = placesOf(cells, cell => cell === priceList.barcode || cell === priceList.code)
  const known = columnTitles.codes.flatMap(title => placesOf(cells, cell => title.test(cell)))
  return [...new Set([...known, ...own])]
}

const countsNamed = (cells: readonly string[]) =>
  columnTitles.counts.map(title =>
    placesOf(
      cells,
      cell => cell === priceList.count || (title.test(cell) && !columnTitles.others.test(cell))
    )
  )

/** Whether a row names the columns below it: one of them is for codes. */
export const isHead = ({ cells }: TableRow): boolean =>
  codesNamed(cells).length > 0 && !cells.some(cell => isBarcode(cell) || isCount(cell))

/** The columns that a head names. */
export function headColumns({ cells }: TableRow, body: readonly TableRow[]): Columns {
  const codes = codesNamed(cells)
  const isOther = (column: number) => columnTitles.others.test(cells[column] ?? '')
  const titled = countsNamed(cells).find(columns => columns.length > 0)
  if (titled !== undefined) return { codes, ...oneOf(filledOf(titled, body)) }
  const unnamed = widthOf(body).filter(column => !codes.includes(column) && !isOther(column))
  const doubts = unnamed.filter(column => isMostly(valuesOf(body, column), isCount))
  const blank = doubts.filter(column => (cells[column] ?? '') === '')
  return blank.length === 1 ? { codes, ...oneOf(blank) } : { codes, count: undefined, doubts }
}

/** The columns of a table without a head, by what fits best over all of its rows. */
export function bareColumns(body: readonly TableRow[]): Columns {
  const columns = widthOf(body)
  const values = (column: number) => valuesOf(body, column)
  const codes = codesOf(columns, body)
  const others = columns.filter(column => !codes.includes(column))
  const counts = others.filter(column => isMostly(values(column), isCount))
  const [code = 0] = codes
  const plain = counts.filter(
    column =>
      !(column < code && isNumbering(values(column)) && hasOther(counts, values(column).length))
  )
  const wide = plain.filter(
    column => !(values(column).every(isHeight) && plain.some(other => other > column))
  )
  if (wide.length > 0) return { codes, ...oneOf(wide) }
  const doubts = others.filter(column => isMostly(values(column), isWholeDecimal))
  const spoiled = others.filter(column => isSpoiled(values(column), columns.length))
  return doubts.length === 0 && spoiled.length === 1
    ? { codes, ...oneOf(spoiled) }
    : { codes, count: undefined, doubts }
}

/** It is shown to be mended. Of longer rows a word may be the name. */
const isSpoiled = (values: readonly string[], width: number) =>
  values.some(cell => isSpoiledCount(cell) && (width === 2 || /\d/.test(cell)))

const hasOther = (counts: readonly number[], rows: number) =>
  counts.length > 1 || rows >= NUMBERED_ROWS

/** Barcodes say more than vendor codes; without either the first column that numbers no rows. */
function codesOf(columns: readonly number[], body: readonly TableRow[]): readonly number[] {
  const barcodes = columns.filter(column => isMostly(valuesOf(body, column), isBarcode))
  const [like] = columns.filter(column => isMostly(valuesOf(body, column), isCodeLike))
  const found = [...barcodes, ...(like === undefined ? [] : [like])]
  if (found.length > 0) return found
  const filled = columns.filter(column => valuesOf(body, column).length > 0)
  const [first = 0, second] = filled
  const isNumbered = filled.length > 2 && isNumbering(valuesOf(body, first))
  return [isNumbered && second !== undefined ? second : first]
}

const oneOf = (columns: readonly number[]) => ({
  count: columns.length === 1 ? columns[0] : undefined,
  doubts: columns.length === 1 ? [] : columns
})

/** Of several columns those in which anything stands; a table that nobody has filled in keeps its first. */
function filledOf(columns: readonly number[], body: readonly TableRow[]): readonly number[] {
  if (columns.length === 1) return columns
  const filled = columns.filter(column => valuesOf(body, column).some(isCount))
  return filled.length > 0 ? filled : columns.slice(0, 1)
}

const isNumbering = (values: readonly string[]) =>
  values.length > 0 && values.every((value, index) => value.replace(/\.$/, '') === `${index + 1}`)

const isMostly = (values: readonly string[], is: (cell: string) => boolean) =>
  values.length > 0 && values.filter(is).length >= values.length * HALF

const valuesOf = (body: readonly TableRow[], column: number): readonly string[] =>
  body.flatMap(({ cells }) => cells[column] || [])

const placesOf = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.flatMap((cell, column) => (is(cell) ? [column] : []))

const widthOf = (body: readonly TableRow[]) => [
  ...Array(body.reduce((most, { cells }) => Math.max(most, cells.length), 0)).keys()
]

/** The code of a row: the first that a spreadsheet has not cut short. */
export function codeIn(cells: readonly string[], codes: readonly number[]): string {
  const filled = codes.flatMap(column => cells[column] || [])
  return filled.find(cell => !isCutShort(cell)) ?? filled[0] ?? ''
}
