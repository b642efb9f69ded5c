import { expect, test } from 'vitest'

import { formatDate, formatDay, formatShortDate, formatTime } from './date-format.ts'

const evening = '2026-08-31T22:05:00Z'

test('a date is written in Russian in the Moscow zone', () => {
  expect(formatDate(evening)).toBe('1 сентября 2026')
  expect(formatDay(evening)).toBe('1 сентября')
  expect(formatShortDate(evening)).toBe('01.09.2026')
  expect(formatTime(evening)).toBe('01:05')
})

test('another zone may be asked for', () => {
  expect(formatDate(evening, 'UTC')).toBe('31 августа 2026')
  expect(formatTime(evening, 'Asia/Vladivostok')).toBe('08:05')
})

test('a bad date is written as nothing', () => {
  expect(formatDate('вчера')).toBe('')
  expect(formatTime(Number.NaN)).toBe('')
})
