import { expect, test } from 'vitest'

import { defaultPhoneCountry } from './countries.ts'
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
