import type { CalendarDate } from '../../values/calendar/calendar-date.ts'
import type { SizeTableView } from '../brands/brand.view.ts'
import type { Child } from './child.ts'
import { childrenMessages as messages } from './children.messages.ts'
import { type Fit, fitSize, type Measured } from './fit-size.ts'

/** What one child would wear of a brand. */
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
const DAY_MS = 86_400_000

/** What each child would wear; nothing where the table knows no height. `chosen` is a size of it. */
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
