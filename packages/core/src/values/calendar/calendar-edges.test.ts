import { expect, test } from 'vitest'

import { calendarDateAt, parseCalendarDate } from './calendar-date.ts'
import {
  DEFAULT_TIME_ZONE,
  formatDate,
  formatDay,
  formatShortDate,
  formatTime,
  setShopTimeZone,
  shopTimeZone
} from './date-format.ts'

test.each([
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', undefined],
  ['01.01.0001', '0001-01-01'],
  ['31.12.9999', '9999-12-31'],
  ['00.12.2026', undefined],
  ['32.01.2026', undefined],
  ['30.02.2026', undefined],
  ['2026-13-01', undefined],
  ['2026-02-30', undefined],
  ['26-02-03', undefined],
  ['1.2.2026', undefined],
  ['01.02.2026.', undefined],
  ['01.02.2026 г.', undefined],
  ['٠١.٠٢.٢٠٢٦', undefined],
  ['\u00a001.02.2026\n', '2026-02-01']
])('of the text %j the day is %s', (text, day) => {
  expect(parseCalendarDate(text)).toBe(day)
})

test.each([
  ['Pacific/Kiritimati', '2026-01-01'],
  ['Asia/Kamchatka', '2026-01-01'],
  ['Europe/Moscow', '2025-12-31'],
  ['America/New_York', '2025-12-31']
])('in %s the old year ends at its own midnight: %s', (zone, day) => {
  expect(calendarDateAt(Date.UTC(2025, 11, 31, 13), zone)).toBe(day)
})

test('a day that is told without a zone is the day of Greenwich', () => {
  expect(calendarDateAt(0, '')).toBe('1970-01-01')
})

test('an instant beyond the calendar has no day', () => {
  expect(calendarDateAt(Number.POSITIVE_INFINITY, 'UTC')).toBeUndefined()
  expect(calendarDateAt(8.64e15 + 1, 'UTC')).toBeUndefined()
})

test('every month is written in the genitive', () => {
  const days = Array.from({ length: 12 }, (_, month) => formatDay(Date.UTC(2026, month, 5, 12)))

  expect(days).toEqual([
    '5 января',
    '5 февраля',
    '5 марта',
    '5 апреля',
    '5 мая',
    '5 июня',
    '5 июля',
    '5 августа',
    '5 сентября',
    '5 октября',
    '5 ноября',
    '5 декабря'
  ])
})

test('midnight is 00:00, and Moscow has no summer time', () => {
  expect(DEFAULT_TIME_ZONE).toBe('Europe/Moscow')
  expect(formatTime('2026-01-14T21:00:00Z')).toBe('00:00')
  expect(formatTime('2026-07-14T21:00:00Z')).toBe('00:00')
})

test('a moment is written the same from its text and from its milliseconds', () => {
  const text = '2026-03-08T05:06:07Z'
  const ms = Date.parse(text)

  expect([formatDate(ms), formatShortDate(ms), formatTime(ms)]).toEqual([
    '8 марта 2026',
    '08.03.2026',
    '08:06'
  ])
  expect([formatDate(text), formatShortDate(text), formatTime(text)]).toEqual([
    formatDate(ms),
    formatShortDate(ms),
    formatTime(ms)
  ])
})

test.each(['', 'скоро', '2026-99-99', 'Infinity'])('%j is no date in any form', text => {
  expect([formatDate, formatDay, formatShortDate, formatTime].map(form => form(text))).toEqual([
    '',
    '',
    '',
    ''
  ])
})

test('a shop in another time zone writes the days of its own clock', () => {
  const lateEvening = Date.UTC(2026, 7, 31, 20, 30)
  const written = (zone: string) => {
    setShopTimeZone(zone)
    return [formatDay(lateEvening), calendarDateAt(lateEvening, shopTimeZone())]
  }

  expect(written('Asia/Yekaterinburg')).toEqual(['1 сентября', '2026-09-01'])
  expect(written(DEFAULT_TIME_ZONE)).toEqual(['31 августа', '2026-08-31'])
})
