import fc from 'fast-check'
import { expect, test } from 'vitest'

import { phoneCountries } from '../phone/phone.ts'
import { inn as checkInn } from '../validation/validators.ts'
import { fieldMasks, fitInn, fitMask } from './mask.ts'

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

test.each([
  ['7707083893', '7707083893'],
  ['770708', '770708'],
  ['7707 083 893', '7707083893'],
  ['500100732259', '500100732259'],
  ['7707083893/770701001', '7707083893'],
  ['7707083893 770701001', '7707083893'],
  ['7707 083893 / 770701001', '7707083893'],
  ['7707083893770701001', '7707083893'],
  ['ИНН 7707083893 КПП 770701001', '7707083893'],
  ['КПП 770701001, ИНН: 7707083893', '7707083893'],
  ['КПП/ИНН 770701001/7707083893', '7707083893'],
  ['\u200e7707083893\u00a0\\\u00a0770701001', '7707083893'],
  ['7707083893\t770701001\n', '7707083893'],
  ['ОГРН 1027700132195 ИНН 7707083893 р/с 40702810900000005555', '7707083893'],
  ['тел. 4951234567, ИНН 500100732259', '500100732259'],
  ['7707083893 (ИНН)', '7707083893'],
  ['77070838931234', '770708389312']
])('of %j a field of an INN keeps %s', (text, inn) => {
  expect(fitInn(text)).toBe(inn)
  expect(fitInn(inn)).toBe(inn)
})

test('an INN that comes with its KPP is right, and one with digits too many is not', () => {
  expect(checkInn('ИНН 7707083893 КПП 770701001')).toBeUndefined()
  expect(checkInn('77070838931234')).toBeDefined()
  expect(checkInn('770701001')).toBeDefined()
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
