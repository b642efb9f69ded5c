export { type CalendarDate, calendarDateAt, parseCalendarDate } from './calendar-date.ts'
export {
  DEFAULT_TIME_ZONE,
  formatDate,
  formatDay,
  formatShortDate,
  formatTime,
  setShopTimeZone,
  shopTimeZone
} from './date-format.ts'
export { dayFrom, sinceDay } from './day-from.ts'
