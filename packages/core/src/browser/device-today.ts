import { type CalendarDate, calendarDateAt } from '../calendar/calendar-date.ts'
import { DEFAULT_TIME_ZONE } from '../calendar/date-format.ts'

/** The visitor's own calendar date (P15). */
export function deviceToday(): CalendarDate {
  const { timeZone = DEFAULT_TIME_ZONE } = Intl.DateTimeFormat().resolvedOptions()
  return calendarDateAt(Date.now(), timeZone) ?? ''
}
