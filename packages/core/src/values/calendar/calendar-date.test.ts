import fc from 'fast-check'
import { expect, test } from 'vitest'

import { calendarDateAt, parseCalendarDate } from './calendar-date.ts'

test.each([
  ['31.12.1999', '1999-12-31'],
  [' 1999-12-31 ', '1999-12-31'],
  ['31121999', '1999-12-31'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', undefined],
  ['31.04.2024', undefined],
  ['1999-00-10', undefined],
  ['31/12/1999', undefined],
  ['19991231', undefined],
  ['1999-12-31T00:00', undefined],
  ['', undefined]
])('the text %j is the date %s', (text, date) => {
  expect(parseCalendarDate(text)).toBe(date)
})

test('any text is a date or is not', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(['string', 'undefined']).toContain(typeof parseCalendarDate(text))
    })
  )
})

test('every day of the calendar is read in both notations', () => {
  const days = fc.date({
    min: new Date('1600-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true
  })
  fc.assert(
    fc.property(days, day => {
      const iso = day.toISOString().slice(0, 10)
      const russian = iso.split('-').reverse().join('.')

      expect(parseCalendarDate(iso)).toBe(iso)
      expect(parseCalendarDate(russian)).toBe(iso)
    })
  )
})

test('today is the date of the visitor, not of Greenwich', () => {
  const lateEvening = Date.UTC(2026, 7, 31, 22, 30)

  expect(calendarDateAt(lateEvening, 'Europe/Moscow')).toBe('2026-09-01')
  expect(calendarDateAt(lateEvening, 'UTC')).toBe('2026-08-31')
})

test('no date belongs to a bad instant', () => {
  expect(calendarDateAt(Number.NaN, 'Europe/Moscow')).toBeUndefined()
})
