import fc from 'fast-check'
import { expect, test } from 'vitest'

import { phoneCountries } from '../phone/countries.ts'
import { fieldMasks, fitMask } from './mask.ts'

test.each([
  ['190000', fieldMasks.postalCode, '190000'],
  ['190 000 5', fieldMasks.postalCode, '190000'],
  ['19аб', fieldMasks.postalCode, '19'],
  ['31121999', fieldMasks.date, '31.12.1999'],
  ['311', fieldMasks.date, '31.1'],
  ['31.', fieldMasks.date, '31'],
  ['4601234567893999', fieldMasks.barcode, '4601234567893'],
  ['79123456789', '+{7} (000) 000-00-00', '+7 (912) 345-67-89'],
  ['7912', '+{7} (000) 000-00-00', '+7 (912'],
  ['37061234567', '+{37\\0} (000) 00-000', '+370 (612) 34-567'],
  ['', '+{7} (000)', ''],
  ['ничего', '+{7} (000)', '']
])('%j laid into %s is %j', (text, mask, shown) => {
  expect(fitMask(text, mask)).toBe(shown)
})

test('what a mask shows fits it again', () => {
  const masks = fc.constantFrom(
    ...Object.values(fieldMasks),
    ...phoneCountries.map(({ mask }) => mask)
  )
  fc.assert(
    fc.property(fc.string(), masks, (text, mask) => {
      const shown = fitMask(text, mask)

      expect(fitMask(shown, mask)).toBe(shown)
      expect(shown.length).toBeLessThanOrEqual(mask.length)
    })
  )
})
