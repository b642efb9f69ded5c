import { type CalendarDate, calendarDateAt } from '../values/calendar/calendar-date.ts'
import { shopTimeZone } from '../values/calendar/date-format.ts'

/** The visitor's own calendar date (P15). */
export function deviceToday(): CalendarDate {
  const { timeZone = shopTimeZone() } = Intl.DateTimeFormat().resolvedOptions()
  return calendarDateAt(Date.now(), timeZone) ?? ''
}
