import { typedText } from '../spelling/typed-text.ts'
import { keptFormat } from './kept-format.ts'

/** A day without time or zone, `YYYY-MM-DD`: compares as text. */
export type CalendarDate = string

/** A day without a change of the clock, in ms. */
export const DAY_MS = 86_400_000

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
/** The dots are the mask's, whose code may not have come yet. */
const RUSSIAN = /^(\d{2})\.?(\d{2})\.?(\d{4})$/

/** Reads `YYYY-MM-DD` or `DD.MM.YYYY`; `undefined` for anything else and for days that never were. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const typed = typedText(text)
  const iso = ISO.exec(typed)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const russian = RUSSIAN.exec(typed)
  return russian ? existing(russian[3], russian[2], russian[1]) : undefined
}

/** The calendar date at an instant (ms since 1970) in a time zone (P15). */
export function calendarDateAt(ms: number, timeZone: string): CalendarDate | undefined {
  if (Number.isNaN(new Date(ms).getTime())) return undefined
  // The Swedish format is YYYY-MM-DD.
  return keptFormat('sv-SE', { timeZone: timeZone || 'UTC', dateStyle: 'short' }).format(ms)
}

function existing(year = '', month = '', day = ''): CalendarDate | undefined {
  const date = `${year}-${month}-${day}`
  const instant = new Date(`${date}T00:00:00Z`)
  // Engines roll 31.02 over to March or refuse it: both differ from what was typed.
  if (Number.isNaN(instant.getTime())) return undefined
  return instant.toISOString().startsWith(date) ? date : undefined
}
