import { type CalendarDate, calendarDateAt, shopTimeZone } from '@vitrina/core/values'

/** The calendar day in the zone of the shop. */
export const today = (): CalendarDate => calendarDateAt(Date.now(), shopTimeZone()) ?? ''
