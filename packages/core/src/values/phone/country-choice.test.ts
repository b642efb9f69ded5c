import { expect, test } from 'vitest'

import { defaultPhoneCountry } from './phone.ts'
import { countryChosen } from './phone-typing.ts'

const russian = { text: '+7 (912) 345-67-89', from: defaultPhoneCountry, lengths: {} }

test('a number keeps its digits in another country, behind the code of that', () => {
  const { country, text } = countryChosen({ ...russian, code: 'BY' })

  expect([country.iso, text]).toEqual(['BY', '+375 (91) 234-56-78'])
})

test('an empty field stays empty, and reads by the chosen country from then on', () => {
  const { country, text } = countryChosen({ ...russian, text: '', code: 'UZ' })

  expect([country.iso, text]).toEqual(['UZ', ''])
})

test('a country that is not sold to is the shop’s own', () => {
  expect(countryChosen({ ...russian, code: 'XX' })).toEqual({
    country: defaultPhoneCountry,
    text: '+7 (912) 345-67-89'
  })
})
