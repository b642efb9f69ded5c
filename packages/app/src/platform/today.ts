import { type CalendarDate, calendarDateAt, DEFAULT_TIME_ZONE } from '@vitrina/core/calendar'

/** The calendar day in the zone of the shop. */
export const today = (): CalendarDate => calendarDateAt(Date.now(), DEFAULT_TIME_ZONE) ?? ''
