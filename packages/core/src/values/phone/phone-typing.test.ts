import { expect, test } from 'vitest'

import { phoneText } from '../validation/phone-number.ts'
import { defaultPhoneCountry, findPhoneCountry, type PhoneCountry } from './phone.ts'
import { typePhone } from './phone-typing.ts'
import { realLengths } from './real-lengths.ts'

const WHOLE = '+7 (912) 345-67-89'

/** `|` marks the caret. */
function type(before: string, typed: string) {
  const caret = typed.indexOf('|')
  const { text, caret: place } = typePhone({
    before,
    typed: typed.replace('|', ''),
    caret,
    country: defaultPhoneCountry,
    lengths: realLengths
  })
  return `${text.slice(0, place)}|${text.slice(place)}`
}

test.each([
  ['', '8|', '+7|'],
  ['', '9|', '+7 (9|'],
  ['', '8 (912) 345-67-89|', `${WHOLE}|`],
  ['', '+79123456789|', `${WHOLE}|`],
  ['+7', '+7912|', '+7 (912|'],
  // Filled in once more in another spelling: nothing was deleted.
  [WHOLE, '+7 912 345 67 89|', `${WHOLE}|`],
  [WHOLE, '89123456789|', `${WHOLE}|`],
  [WHOLE, '+7 (912) 345-67-8|', '+7 (912) 345-67-8|'],
  ['+7 (9', '+7 (|', '+7|'],
  ['+7', '+|', '|'],
  [WHOLE, '+7 (92|) 345-67-89', '+7 (92|3) 456-78-9'],
  [WHOLE, '+7 (912|345-67-89', '+7 (91|3) 456-78-9'],
  [WHOLE, '+7 (9512|) 345-67-89', '+7 (951) 2|34-56-78']
])('«%s» typed into «%s» becomes «%s»', (before, typed, shown) => {
  expect(type(before, typed)).toBe(shown)
})

test('a number pasted with another code brings its country', () => {
  const { number, text } = typePhone({
    before: '',
    typed: '+375291234567',
    caret: 13,
    country: defaultPhoneCountry,
    lengths: realLengths
  })

  expect(number.country.title).toBe('Беларусь')
  expect(text).toBe('+375 (29) 123-45-67')
})

/** Every key as the field has it after the one before. */
const typedByKeys = (keys: string, country: PhoneCountry = defaultPhoneCountry) =>
  [...keys].reduce(
    (field, key) => {
      const typed = field.text + key
      const { text, number } = typePhone({
        ...{ before: field.text, typed, caret: typed.length },
        ...{ country: field.country, lengths: realLengths }
      })
      return { text, country: number.country }
    },
    { text: '', country }
  )

test.each([
  ['+375291234567', 'BY', '+375 (29) 123-45-67'],
  ['375291234567', 'BY', '+375 (29) 123-45-67'],
  ['+374 91 123456', 'AM', '+374 (91) 123-456'],
  ['+998901234567', 'UZ', '+998 90 1234567'],
  ['+49 30 1234567', 'DE', '+49 301 234567'],
  ['+447911123456', 'GB', '+44 7911 123456'],
  ['+79123456789', 'RU', WHOLE],
  ['89123456789', 'RU', WHOLE],
  ['+12025550123', 'RU', '+12025550123'],
  ['9941234567', 'RU', '+7 (994) 123-45-67'],
  ['7 8 (495) 123-45-67', 'RU', '+7 (495) 123-45-67'],
  ['88121234567', 'RU', '+7 (812) 123-45-67'],
  ['+7 8121234567', 'RU', '+7 (812) 123-45-67']
])('«%s» key by key is a number of %s', (keys, iso, text) => {
  const field = typedByKeys(keys)

  expect([field.country.iso, field.text]).toEqual([iso, text])
})

test('a plus in the field of another country leads home', () => {
  const field = typedByKeys('+79123456789', findPhoneCountry('BY'))

  expect([field.country.iso, field.text]).toEqual(['RU', WHOLE])
})

test('a plus behind the code of the field begins another one', () => {
  expect(typedByKeys('7+375291234567').text).toBe('+375 (29) 123-45-67')
})

test('a lone plus stands until something follows it, and goes when it is deleted', () => {
  expect(type('', '+|')).toBe('+|')
  expect(type('+', '|')).toBe('|')
  expect(phoneText('+')).toBe(phoneText(''))
})
