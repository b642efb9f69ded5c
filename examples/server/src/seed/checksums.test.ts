import { expect, test } from 'vitest'

import { eanCheckDigit, innCheckDigit, shopBarcode } from './checksums.ts'

test('a barcode closes with the digit the standard asks for', () => {
  // 4006381333931 and 9780201379624 are the worked examples of EAN-13.
  expect(eanCheckDigit(400638133393)).toBe(1)
  expect(eanCheckDigit(978020137962)).toBe(4)
})

test('barcodes of the shop have thirteen digits and open with 20', () => {
  expect(shopBarcode(1)).toBe('2000000000015')
  expect(shopBarcode(9_999_999_999)).toMatch(/^20\d{11}$/)
})

test('an INN closes with the digit the tax rules ask for', () => {
  expect(innCheckDigit('770708389')).toBe('3')
})
