import { expect, test } from 'vitest'

import { hasBarcodeDigit, hasInnDigits } from './validators.ts'

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

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['400638', true]
])('the check digit of the barcode «%s» fits: %s', (barcode, fits) => {
  expect(hasBarcodeDigit(barcode)).toBe(fits)
})
