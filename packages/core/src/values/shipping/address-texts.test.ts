import { expect, test } from 'vitest'

import { fixtures } from '../../testing/entity-fixtures.ts'
import { type AddressText, addressTexts, withAddressText } from './address-texts.ts'
import { emptyShipping } from './shipping.ts'
import { withTyped } from './shipping-edit.ts'

const village = withTyped(withTyped(emptyShipping, { city: 'Тула' }), { settlement: 'Лебедево' })

test('the field of the town names the village, where one was found', () => {
  expect(addressTexts(village).city).toBe('Лебедево')
  expect(addressTexts(withTyped(emptyShipping, { city: 'Тула' })).city).toBe('Тула')
})

test('another town that is typed, or none, is there instead of the village', () => {
  expect(withAddressText(village, 'city', 'Тула').address).toMatchObject({
    city: 'Тула',
    settlement: ''
  })
  expect(addressTexts(withAddressText(village, 'city', '')).city).toBe('')
})

const fields: readonly AddressText[] = ['city', 'zip', 'street', 'house', 'flat']

test.each(fields)('what is typed into «%s» stands there, and nowhere else', field => {
  const shipping = fixtures.shipping()

  expect(addressTexts(withAddressText(shipping, field, '7'))).toEqual({
    ...addressTexts(shipping),
    [field]: '7'
  })
})
