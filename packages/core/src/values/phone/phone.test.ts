import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { phoneText } from '../validation/phone-number.ts'
import {
  defaultPhoneCountry,
  findPhoneCountry,
  formatPhone,
  parsePhone,
  phoneCountries,
  phoneLength,
  phoneWarning,
  withCountry
} from './phone.ts'
import { realLengths } from './real-lengths.ts'

test.each([
  '8 (912) 345-67-89',
  '+7912 345 67 89',
  '9123456789',
  '89123456789',
  '79123456789',
  '+8 (912) 345-67-89',
  '+7 8 912 345-67-89',
  '+7 +7 912 345-67-89',
  '8-912-345-67-89 доб. 12',
  '  +7(912)3456789  ',
  '007 912 345 67 89'
])('%j is one Russian number', text => {
  const phone = parsePhone(text)

  expect(phone.country.iso).toBe('RU')
  expect(formatPhone(phone)).toBe('+7 (912) 345-67-89')
})

test.each([
  ['', ''],
  ['+', ''],
  ['+7', '+7'],
  ['8', '+7'],
  ['9', '+7 (9'],
  ['8912', '+7 (912'],
  ['8 800 555-35-35', '+7 (800) 555-35-35'],
  ['+7 843 123-45-67 8', '+7 (843) 123-45-67'],
  ['не телефон', '']
])('the unfinished or long %j is shown as %j', (text, shown) => {
  expect(formatPhone(parsePhone(text))).toBe(shown)
})

test('a number of Kazakhstan is written as a Russian one', () => {
  const phone = parsePhone('+7 705 123 45 67')

  expect(phone.country.iso).toBe('RU')
  expect(formatPhone(phone)).toBe('+7 (705) 123-45-67')
})

test.each([
  ['+994 50 123 45 67', 'AZ', '+994 (50) 123-45-67'],
  ['+37491123456', 'AM', '+374 (91) 123-456'],
  ['+375 (29) 123-45-67', 'BY', '+375 (29) 123-45-67'],
  ['+996 555 123456', 'KG', '+996 (555) 123-456'],
  ['+373 69 123456', 'MD', '+373 (69) 123-456'],
  ['+992917123456', 'TJ', '+992 (91) 712-34-56'],
  ['+998901234567', 'UZ', '+998 90 1234567'],
  ['+993 65 12 34 56', 'TM', '+993 (65) 12-34-56'],
  ['+49 301 234 567', 'DE', '+49 (301) 234-567'],
  ['+44 7911 123456', 'GB', '+44 7911 123456'],
  ['+372 5123 4567', 'EE', '+372 5123 4567'],
  ['+371 21 234 567', 'LV', '+371 21 234 567'],
  ['+370 612 34567', 'LT', '+370 (612) 34-567'],
  ['00375291234567', 'BY', '+375 (29) 123-45-67'],
  ['8 10 375 29 123-45-67', 'BY', '+375 (29) 123-45-67'],
  ['375291234567', 'BY', '+375 (29) 123-45-67'],
  ['+375 8 029 123-45-67', 'BY', '+375 (29) 123-45-67'],
  ['+375 (0)29 123-45-67', 'BY', '+375 (29) 123-45-67'],
  ['8 029 123-45-67', 'BY', '+375 (29) 123-45-67'],
  ['+49 (0)301 234 567', 'DE', '+49 (301) 234-567'],
  ['+44 0 7911 123456', 'GB', '+44 7911 123456'],
  ['+370 8 612 34567', 'LT', '+370 (612) 34-567']
])('%j pasted into the Russian field changes the country to %s', (text, iso, shown) => {
  const phone = parsePhone(text)

  expect(phone.country.iso).toBe(iso)
  expect(formatPhone(phone)).toBe(shown)
})

describe('of what stands beside a number', () => {
  test.each([
    '(495) 123-45-67 доб. 123',
    '8 (495) 123-45-67 (доб. 12)',
    '+7 495 123-45-67, доб.123',
    '8 495 123 45 67 вн. 7',
    '+7 (495) 123-45-67 ext. 99',
    '84951234567x99',
    '+7 (495) 123-45-67 # 5',
    '+7 (495) 123-45-67*5',
    '+7-495-123-45-67;ext=5'
  ])('an extension is no digit of it: %j', text => {
    expect(formatPhone(parsePhone(text))).toBe('+7 (495) 123-45-67')
  })

  test.each([
    '+7 (495) 123-45-67, +7 (912) 345-67-89',
    '8 495 123-45-67 / 8 912 345-67-89',
    '8 (495) 123-45-67 или 8 (912) 345-67-89',
    '8 495 123-45-67\n8 912 345-67-89',
    '8 495 123-45-67\r\nanna@example.ru',
    '4951234567;9123456789',
    '(495) 123-45-67/68',
    '8 495 123-45-67 8 912 345-67-89'
  ])('the first of several counts: %j', text => {
    expect(formatPhone(parsePhone(text))).toBe('+7 (495) 123-45-67')
  })

  test.each([
    'тел.: 8 (495) 123-45-67',
    'Моб. +7 (495) 123-45-67 (Анна)',
    '[495] 123-45-67',
    '8/495/123/45/67',
    '8 (495)\n123-45-67',
    '8 (код 495) 123-45-67',
    '8(495)1234567.'
  ])('words, brackets and signs of a spelling are none of it: %j', text => {
    expect(formatPhone(parsePhone(text))).toBe('+7 (495) 123-45-67')
  })

  test.each([
    'тел. +49 30/123456',
    '(+49) 30 123456',
    '\uff0b49 30 123456',
    '+49 30 123456, +7 912 345-67-89'
  ])('a plus counts wherever it stands: %j', text => {
    expect(parsePhone(text)).toMatchObject({ country: { iso: 'DE' }, digits: '4930123456' })
  })

  test('a short number and its extension are no whole number', () => {
    expect(phoneText('123-45-67 доб. 123')).toBeDefined()
    expect(phoneText('123-45-67, 234-56-78')).toBeDefined()
  })
})

test.each([
  '+7 8 (495) 123-45-67',
  '+7 8-495-123-45-67',
  '8 8 (495) 123-45-67',
  '+7 7 495 123 45 67',
  '+7 (8495) 123-45-67',
  '+7 +7 (495) 123-45-67',
  '+7 84951234567'
])('%j has its code twice', text => {
  expect(formatPhone(parsePhone(text))).toBe('+7 (495) 123-45-67')
})

test('digits without a code belong to the chosen country', () => {
  const phone = parsePhone('29 123-45-67', findPhoneCountry('BY'))

  expect(formatPhone(phone)).toBe('+375 (29) 123-45-67')
})

test('a Russian number pasted into another country becomes Russian', () => {
  const phone = parsePhone('+7 912 345-67-89', findPhoneCountry('BY'))

  expect(phone.country.iso).toBe('RU')
})

test('the code of an unknown country is kept as it was typed', () => {
  const phone = parsePhone('+1 202 555 01 23')

  expect(phone.country.iso).toBe('RU')
  expect(formatPhone(phone)).toBe('+12025550123')
})

test('with real lengths a German mobile number is not cut', () => {
  const phone = parsePhone('+49 1512 3456789', undefined, realLengths)

  expect(phone.digits).toBe('4915123456789')
  expect(formatPhone(phone, realLengths)).toBe('+49 151 23456789')
})

test.each([
  ['+7 (291) 234-56-7', 'BY', '+375 (29) 123-45-67'],
  ['+375 (29) 123-45-67', 'RU', '+7 (291) 234-56-7'],
  ['+7', 'BY', ''],
  ['', 'BY', ''],
  ['+12025550123', 'BY', '+375 (12) 025-55-01']
])('another country keeps the number %j and changes its code: %s', (text, iso, shown) => {
  const country = findPhoneCountry(iso) ?? defaultPhoneCountry

  const phone = withCountry(parsePhone(text), country)

  expect([phone.country.iso, formatPhone(phone)]).toEqual([iso, shown])
})

test.each([{}, realLengths])('every number can move to every country', lengths => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-78'), maxLength: 40 })
  const country = fc.constantFrom(...phoneCountries)
  fc.assert(
    fc.property(typed, country, country, (text, from, to) => {
      const phone = withCountry(parsePhone(text, from, lengths), to, lengths)

      expect(phone.country.iso).toBe(to.iso)
      expect(phone.digits.length).toBeLessThanOrEqual(phoneLength(to, lengths).max)
    })
  )
})

test('only the Russian field warns about the international format', () => {
  const warned = phoneCountries.filter(country => phoneWarning(country) !== undefined)

  expect(warned.map(({ iso }) => iso)).toEqual(['RU'])
  expect(phoneWarning(parsePhone('').country)).toContain('+7')
  expect(phoneWarning(parsePhone('').country)).toContain('11 цифр')
})

test('the table holds the fourteen countries with the lengths of the specification', () => {
  expect(phoneCountries.map(({ iso, maxLength }) => `${iso} ${maxLength}`)).toEqual([
    'RU 11',
    'AZ 12',
    'AM 12',
    'BY 12',
    'KG 12',
    'MD 11',
    'TJ 12',
    'UZ 14',
    'TM 12',
    'DE 11',
    'GB 12',
    'EE 11',
    'LV 11',
    'LT 11'
  ])
})

test('any text becomes a number that fits its country and reads the same again', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-78'), maxLength: 40 })
  fc.assert(
    fc.property(
      fc.oneof(typed, fc.string()),
      fc.constantFrom(...phoneCountries),
      (text, chosen) => {
        const phone = parsePhone(text, chosen)
        const shown = formatPhone(phone)

        expect(phone.digits.length).toBeLessThanOrEqual(phoneLength(phone.country).max)
        expect(formatPhone(parsePhone(shown, phone.country))).toBe(shown)
      }
    )
  )
})

test('100 kB of digits are one number, by work that grows with their length', () => {
  expect(parsePhone('8'.repeat(100_000)).digits).toHaveLength(11)
  for (const part of ['8', '+', ' ', '(', '8 10']) {
    expect(growth(parsePhone, part)).toBeLessThan(LINEAR_MAX)
  }
})
