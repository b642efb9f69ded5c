import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { searchText } from '../../catalog/catalog-query.ts'
import { codeForm } from '../../engine/code.form.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { correctName, repairSearch } from '../keyboard-layout/keyboard-layout.ts'
import { nameAfter, nameTyping } from '../keyboard-layout/name-typing.ts'
import { parsePhone } from '../phone/phone.ts'
import { emailWith } from '../validation/email.ts'
import { fullName } from '../validation/full-name.ts'
import { normaliseLogin } from '../validation/login.ts'
import { barcode, inn, organisation, required } from '../validation/validators.ts'
import { freeText, typedText } from './typed-text.ts'

/** What comes along with a text that was copied from a page, a letter or a messenger. */
const unseen = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e', '\ufe0f'],
  ...['\u200e', '\u200f', '\u061c', '\u202a', '\u202c', '\u202e', '\u2066', '\u2069', '\u3164']
] as const

const code = (sign: string) => sign.charCodeAt(0).toString(16)

describe.each(unseen.map(sign => [code(sign), sign]))('the unseen sign %s', (_, sign) => {
  const around = (text: string) => `${sign}${text}${sign}`
  const within = (text: string) => text.replace(/^../, start => start + sign)

  test.each([around, within])('is no part of a mailbox', put => {
    expect(emailWith()(put('anna@example.ru'))).toBeUndefined()
    expect(normaliseLogin({ username: put('Anna@example.ru'), password: '' }).username).toBe(
      'anna@example.ru'
    )
    expect(codeForm.body({ contact: put('anna@example.ru') }, literalFieldRules)).toEqual({
      kind: 'email',
      value: 'anna@example.ru'
    })
  })

  test.each([around, within])('is no part of a phone, whatever stands before its plus', put => {
    const { country, digits } = parsePhone(put('+49 30 123456'))

    expect([country.iso, digits]).toEqual(['DE', '4930123456'])
  })

  test.each([around, within])('is no part of a name', put => {
    expect(fullName(put('Андреев Зуй'))).toBeUndefined()
    expect(correctName(put('андреев зуй'))).toBe('Андреев Зуй')
    expect(nameAfter(nameTyping(''), put('андреев')).name).toBe('Андреев')
  })

  test.each([around, within])('is no part of an INN, a barcode, a search', put => {
    expect([inn(put('7707083893')), barcode(put('2000000000015'))]).toEqual([undefined, undefined])
    expect(searchText(put('тетрадь'))).toBe('тетрадь')
    expect(repairSearch(put('ntnhflm'))).toBe('тетрадь')
  })

  test('alone is nothing', () => {
    expect(required(sign)).toBe(required(''))
    expect(organisation(sign)).toBe(organisation(''))
    expect(emailWith()(sign)).toBe(emailWith()(''))
    expect(fullName(sign)).toBe(fullName(''))
  })
})

test.each([
  ['и with its breve beside it', 'Андреи\u0306 Зуи\u0306ко', 'Андрей Зуйко'],
  ['е with its dots beside it', 'Пе\u0308тр', 'Пётр'],
  ['an unseen sign between both', 'Зуи\u200b\u0306ко', 'Зуйко'],
  ['spaces that do not break', ' Анна\u00a0\u202f\u2009Иванова\u3000', 'Анна Иванова'],
  ['lines', 'Анна\r\nИванова\u2028', 'Анна Иванова'],
  ['a hyphen that does not break', 'Салтыков\u2011Щедрин', 'Салтыков-Щедрин'],
  ['dashes', 'ПН\u20131042\u201437\u22121', 'ПН-1042-37-1'],
  ['signs of full width', '\uff30\uff2e\uff0d\uff11\uff10\uff14\uff12', 'PN-1042']
])('%s become plain', (_, typed, plain) => {
  expect(typedText(typed)).toBe(plain)
})

test('a decomposed name is one in Russian letters, in the field as well', () => {
  expect(fullName('Андреи\u0306 Зуи\u0306ко')).toBeUndefined()
  expect(correctName('андреи\u0306 зуи\u0306ко')).toBe('Андрей Зуйко')
})

test('a comment keeps its emoji and lines, and turns nothing around it', () => {
  expect(freeText('Спасибо 👩‍👩‍👧 ❤️\n\u202eтовар\u202c')).toBe('Спасибо 👩‍👩‍👧 ❤️\nтовар')
})

test('what is plain stays plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(typedText(typedText(text))).toBe(typedText(text))
      expect(freeText(freeText(text))).toBe(freeText(text))
    })
  )
})

test.each(['\u200b', ' ', 'и\u0306', '\uff0d'])('the work for many %j grows with them', part => {
  expect(growth(typedText, part)).toBeLessThan(LINEAR_MAX)
})
