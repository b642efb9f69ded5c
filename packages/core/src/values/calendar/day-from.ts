import { calendarMessages as messages } from './calendar.messages.ts'
import { type CalendarDate, calendarDateAt, DAY_MS } from './calendar-date.ts'
import { formatDay, shopTimeZone } from './date-format.ts'

/** From which day on something is to be had, seen at an instant (ms since 1970): «завтра», «с 25 ноября». */
export function dayFrom(day: CalendarDate, now: number, timeZone = shopTimeZone()): string {
  const ahead = messages.near.findIndex(
    (_, days) => calendarDateAt(now + days * DAY_MS, timeZone) === day
  )
  return messages.near[ahead] ?? sinceDay(day)
}

/** The same whenever it is read: «с 25 ноября». */
export const sinceDay = (day: CalendarDate): string => messages.from(formatDay(day, 'UTC'))
