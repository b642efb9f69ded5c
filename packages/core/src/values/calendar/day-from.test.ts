import { expect, test } from 'vitest'

import { dayFrom } from './day-from.ts'

/** 23:30 on 22 November in Moscow, still the 22nd in London. */
const lateEvening = Date.parse('2026-11-22T20:30:00Z')

test.each([
  ['2026-11-22', 'сегодня'],
  ['2026-11-23', 'завтра'],
  ['2026-11-24', 'послезавтра'],
  ['2026-11-25', 'с 25 ноября']
])('what comes on %s comes «%s»', (day, words) => {
  expect(dayFrom(day, lateEvening)).toBe(words)
})

test('the day is that of the shop, not of the server', () => {
  expect(dayFrom('2026-11-23', lateEvening, 'Asia/Yekaterinburg')).toBe('сегодня')
})
