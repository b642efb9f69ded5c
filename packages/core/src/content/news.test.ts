import fc from 'fast-check'
import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from '../testing/growth.ts'
import { isActionOver, readingMinutes, readingTime } from './news.ts'

test.each([
  ['', 1],
  ['<p>Три мерки, одна лента и мультфильм.</p>', 1],
  [`<p>${'Возьмите ленту. '.repeat(225)}</p>`, 3],
  [`<p class="${'длинный'.repeat(1000)}">Коротко</p>`, 1]
])('a text takes whole minutes to read, markup none', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

test('reading time is told in minutes', () => {
  expect(readingTime({ readingMinutes: 5 })).toBe('5 мин чтения')
})

test('any text takes at least a minute', () => {
  fc.assert(fc.property(fc.string(), html => readingMinutes(html) >= 1))
})

test('open brackets without an end cost no more than their length', () => {
  expect(growth(readingMinutes, '<')).toBeLessThan(LINEAR_MAX)
})

test.each([
  ['2026-08-31T20:59:59.000Z', '2026-08-31T20:59:58.000Z', false],
  ['2026-08-31T20:59:59.000Z', '2026-08-31T20:59:59.000Z', true],
  [null, '2030-01-01T00:00:00.000Z', false]
])('a promotion until %s is over at %s: %s', (endsAt, now, isOver) => {
  expect(isActionOver({ endsAt }, Date.parse(now))).toBe(isOver)
})
