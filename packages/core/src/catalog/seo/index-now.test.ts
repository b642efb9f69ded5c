import { expect, test } from 'vitest'

import { isIndexNowKey } from './index-now.ts'

test.each([
  ['a1b2c3d4', true],
  ['A1-b2-C3-d4', true],
  ['a'.repeat(128), true],
  ['a1b2c3d', false],
  ['a'.repeat(129), false],
  ['../secret', false],
  ['ключ-магазина', false],
  ['', false]
])('whether %s is a key of IndexNow: %s', (text, isKey) => {
  expect(isIndexNowKey(text)).toBe(isKey)
})
