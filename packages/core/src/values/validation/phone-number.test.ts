import { expect, test } from 'vitest'

import { findPhoneCountry, phoneCountries } from '../phone/phone.ts'
import { realLengths } from '../phone/real-lengths.ts'
import { phoneNumber } from './phone-number.ts'

const missing = 'Отсутствует номер телефона'
const invalid = 'Вы ввели некорректный номер телефона'

function country(iso: string) {
  const found = findPhoneCountry(iso)
  if (found === undefined) throw new Error(`No country ${iso}`)
  return found
}

test.each([
  ['', missing],
  ['+', missing],
  ['+7 ', missing],
  ['+7 (912', invalid],
  ['+7 (912) 345-67-8', invalid],
  ['+7 (912) 345-67-89', undefined],
  ['79123456789', undefined],
  ['89123456789', invalid],
  ['+7 (912) 345-67-890', invalid]
])('the Russian number %j says %s', (value, message) => {
  expect(phoneNumber(country('RU'))(value)).toBe(message)
})

test.each(phoneCountries.map(row => [row.title, row] as const))(
  'a number from %s is short until it has the maximum length',
  (_, row) => {
    const whole = row.dialCode + '9'.repeat(row.maxLength - row.dialCode.length)

    expect(phoneNumber(row)(whole)).toBeUndefined()
    expect(phoneNumber(row)(whole.slice(0, -1))).toBe(invalid)
  }
)

test.each([
  ['AM', '+374 91 123456'],
  ['TM', '+993 65 123456'],
  ['UZ', '+998 90 1234567'],
  ['DE', '+49 1512 3456789'],
  ['EE', '+372 512 3456']
])('with real lengths a real number from %s passes, without them it does not', (iso, number) => {
  expect(phoneNumber(country(iso), realLengths)(number)).toBeUndefined()
  expect(phoneNumber(country(iso))(number)).toBe(invalid)
})
