import { keptFormat } from './kept-format.ts'

/** Zone of the dates a shopper reads when nothing else is configured. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'

let zone = DEFAULT_TIME_ZONE

/** The time zone of this process's shop, by its IANA name. */
export const shopTimeZone = (): string => zone

/** Sets the time zone of all dates that are written from now on; a process serves one shop (P15). */
export function setShopTimeZone(timeZone: string): void {
  zone = timeZone
}

const LOCALE = 'ru-RU'

/**
 * «5 сентября 2025»; an empty string for a bad date.
 *
 * @example
 * ```ts
 * import { formatDate } from '@vitrina/core/values'
 *
 * formatDate('2025-09-05T10:00:00Z') // → '5 сентября 2025'
 * ```
 */
export const formatDate = (value: string | number, timeZone: string = zone) =>
  // The page says the year by itself: the «г.» after it differs between engines.
  joinParts(value, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })

/** «5 сентября»; an empty string for a bad date. */
export const formatDay = (value: string | number, timeZone: string = zone) =>
  joinParts(value, { timeZone, day: 'numeric', month: 'long' })

/** «05.09.2025»; an empty string for a bad date. */
export const formatShortDate = (value: string | number, timeZone: string = zone) =>
  joinParts(value, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }, '.')

/** «14:05»; an empty string for a bad date. */
export const formatTime = (value: string | number, timeZone: string = zone) =>
  joinParts(value, { timeZone, hour: '2-digit', minute: '2-digit' }, ':')

function joinParts(
  value: string | number,
  options: Intl.DateTimeFormatOptions,
  separator = ' '
): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  const timeZone = options.timeZone || zone
  return keptFormat(LOCALE, { ...options, timeZone })
    .formatToParts(date)
    .filter(part => part.type !== 'literal')
    .map(part => part.value)
    .join(separator)
}
