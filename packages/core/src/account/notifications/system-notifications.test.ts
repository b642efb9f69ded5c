import { expect, test } from 'vitest'

import { isBeforeToken } from './system-notifications.ts'

const SECOND = Date.parse('2026-11-27T08:00:00.000Z') / 1000

test.each([
  ['a second before it', '2026-11-27T07:59:59.999Z', SECOND, true],
  ['in another time zone, before it', '2026-11-27T12:59:59+05:00', SECOND, true],
  ['in its second', '2026-11-27T08:00:00.000Z', SECOND, false],
  ['after it', '2026-11-27T08:00:01.000Z', SECOND, false],
  ['at no time', 'вчера', SECOND, false],
  [
    'before a token that does not say when it was issued',
    '2020-01-01T00:00:00.000Z',
    undefined,
    false
  ]
])('of a message that was created %s a token is newer: %4$s', (_, createdAt, iat, isOlder) => {
  expect(isBeforeToken({ createdAt }, iat)).toBe(isOlder)
})
