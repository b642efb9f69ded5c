import { textOf } from '../../platform/input.ts'
import { type CalendarDate, parseCalendarDate } from '../calendar/calendar-date.ts'
import { validationMessages as messages } from './validation.messages.ts'
import type { Validator } from './validator.ts'

export const BIRTH_DATE_FLOOR: CalendarDate = '1900-01-01'

/** Takes `31.12.1999` or `1999-12-31`; `today` is the visitor's own calendar date (P15). */
export const birthDate =
  (today: CalendarDate): Validator =>
  value => {
    const date = parseCalendarDate(textOf(value))
    // An impossible date, as 31.02, counts as missing (P14).
    if (date === undefined) return messages.birthDateMissing
    if (date < BIRTH_DATE_FLOOR) return messages.birthDateTooEarly
    return date > today ? messages.birthDateInFuture : undefined
  }
