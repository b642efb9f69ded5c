import { expect, test } from 'vitest'

import { certificateNumber, newNumber } from '../../db/certificate-number.ts'
import { codeSpellings } from './code-spellings.ts'

test.each([
  'ПС-ВЕ22-Р3Н9-586Е',
  'пс-ве22-р3н9-586е',
  'PC-BE22-P3H9-586E',
  'ps-be22-p3h9-586e',
  'PCBE22P3H9586E',
  'ПСВЕ22Р3Н9586Е',
  'ПС ВЕ22 РЗН9 586Е',
  'ПС\u2013ВЕ22\u2013Р3Н9\u2013586Е',
  '\u200bПС-ВЕ22-Р3Н9-586Е'
])('«%s» is the certificate ПС-ВЕ22-Р3Н9-586Е', typed => {
  expect(codeSpellings(typed)).toContain('ПС-ВЕ22-Р3Н9-586Е')
})

test('every new number is known in its own spelling and without dashes', () => {
  for (let tries = 0; tries < 50; tries += 1) {
    const number = newNumber()

    expect(certificateNumber(number.replaceAll('-', ''))).toBe(number)
    expect(codeSpellings(number)).toEqual(expect.arrayContaining([number]))
  }
})

test('a promo code is looked for as it was typed first, then in the letters of either alphabet', () => {
  expect(codeSpellings(' текст10 ')[0]).toBe('ТЕКСТ10')
  expect(codeSpellings('COBA')).toEqual(['COBA', 'СОВА'])
  expect(codeSpellings('СОВА')).toContain('COBA')
  expect(codeSpellings('ЛИНEЙKA10')).toContain('ЛИНЕЙКА10')
})
