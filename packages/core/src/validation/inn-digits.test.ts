import { expect, test } from 'vitest'

import { hasInnDigits } from './inn-digits.ts'

test.each([
  ['7707083893', true],
  ['7707083894', false],
  ['500100732259', true],
  ['500100732258', false],
  ['77070', true],
  ['', true]
])('the check digits of «%s» fit: %s', (inn, fits) => {
  expect(hasInnDigits(inn)).toBe(fits)
})
