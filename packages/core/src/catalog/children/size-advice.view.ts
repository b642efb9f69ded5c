import { type CalendarDate, DAY_MS } from '../../values/calendar/calendar-date.ts'
import type { SizeTableView } from '../brands/brand.view.ts'
import { sizeColumns as columns, childrenMessages as messages } from './children.messages.ts'
import type { Child } from './children.ts'

/** The first column names the size. */
interface Measured {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The row a child wears, or on which side of the table it stands. */
type Fit =
  | { readonly kind: 'fits'; readonly size: string; readonly place: number }
  | { readonly kind: 'tooSmall' | 'tooTall' }

/**
 * The least size of a brand's table that is not too small in height and chest: between two sizes one
 * takes the larger. Undefined for a table that knows no height, such as one of shoes.
 */
function fitSize(
  table: Measured,
  { height, chest }: Pick<Child, 'height' | 'chest'>
): Fit | undefined {
  const heights = columnOf(table, columns.height)
  if (heights === undefined) return undefined
  const chests = chest === undefined ? undefined : columnOf(table, columns.chest)
  const byHeight = placeOf(heights, height)
  const byChest = chests === undefined || chest === undefined ? 0 : placeOf(chests, chest)
  return fitOf(table, Math.max(byHeight, byChest), height < (heights[0] ?? 0) - stepOf(heights))
}

function fitOf({ rows }: Measured, place: number, isTiny: boolean): Fit {
  const size = rows[place]?.[0]
  if (size === undefined) return { kind: 'tooTall' }
  return isTiny && place === 0 ? { kind: 'tooSmall' } : { kind: 'fits', size, place }
}

/** The numbers of a column, centimetres; undefined without such a column. */
function columnOf({ columns, rows }: Measured, name: string): readonly number[] | undefined {
  const place = columns.findIndex(column => column.toLowerCase().startsWith(name))
  if (place === -1) return undefined
  return rows.map(cells => Number.parseFloat((cells[place] ?? '').replace(',', '.')))
}

/** The first row that is no smaller; past the last one where all are. */
function placeOf(measures: readonly number[], wanted: number): number {
  const place = measures.findIndex(measure => measure >= wanted)
  return place === -1 ? measures.length : place
}

const stepOf = ([first = 0, second = first]: readonly number[]) => second - first

/** Size of a brand that fits one child. */
export interface SizeAdvice {
  readonly name: string
  readonly words: string
  /** The chosen size is outgrown, or there is none. */
  readonly isWarning: boolean
  /** The size to wear; undefined where the table has none. */
  readonly size: string | undefined
  /** Why the measures should be taken anew, if they should. */
  readonly note: string | undefined
}

const FRESH_DAYS = 183

/** Finds the size for each child; empty when the table has no heights. `chosen` is a size of the table. */
export const sizeAdvice = (
  children: readonly Child[],
  { columns, rows }: Pick<SizeTableView, 'columns' | 'rows'>,
  chosen: string | undefined,
  today: CalendarDate
): readonly SizeAdvice[] =>
  children.flatMap(child => {
    const table = { columns, rows: rows.map(({ cells }) => cells) }
    const fit = fitSize(table, child)
    if (fit === undefined) return []
    const size = fit.kind === 'fits' ? fit.size : undefined
    const note = isOld(child, today) ? messages.old : undefined
    return [{ name: child.name, size, note, ...said({ name: child.name, fit, table, chosen }) }]
  })

function said({ name, fit, table, chosen }: Question): Pick<SizeAdvice, 'words' | 'isWarning'> {
  if (fit.kind !== 'fits') return { words: messages[fit.kind](name), isWarning: true }
  const place = table.rows.findIndex(([size]) => size === chosen)
  if (chosen === undefined || place === -1 || place === fit.place)
    return { words: messages.fits(name, fit.size), isWarning: false }
  return place < fit.place
    ? { words: messages.outgrown(name, chosen, fit.size), isWarning: true }
    : { words: messages.roomy(name, chosen, fit.size), isWarning: false }
}

interface Question {
  readonly name: string
  readonly fit: Fit
  readonly table: Measured
  readonly chosen: string | undefined
}

const isOld = ({ measuredOn }: Child, today: CalendarDate) =>
  Date.parse(today) - Date.parse(measuredOn) > FRESH_DAYS * DAY_MS
