import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '../../../fast-check-texts.ts'
import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { defaultPhoneCountry } from '../phone/phone.ts'
import { addressRules } from './address.ts'
import { birthDate } from './birth-date.ts'
import { email } from './email.ts'
import { fullName } from './full-name.ts'
import { validateRoleFields } from './personal-fields.ts'
import { phoneNumber, phoneText } from './phone-number.ts'
import type { Validator } from './validator.ts'
import { barcode, confirmation, inn, organisation, password, required } from './validators.ts'

const validators: readonly (readonly [string, Validator])[] = [
  ['required', required],
  ['email', email],
  ['inn', inn],
  ['organisation', organisation],
  ['barcode', barcode],
  ['fullName', fullName],
  ['birthDate', birthDate('2026-09-01')],
  ['phoneNumber', phoneNumber(defaultPhoneCountry)],
  ['phoneText', phoneText],
  [
    'validateRoleFields',
    text => validateRoleFields('user', { fullName: text, email: text, phone: text }).email
  ],
  ...Object.entries(addressRules).map(
    ([name, rule]) => [`addressRules.${name}`, (text: string) => rule(addressOf(text))] as const
  ),
  ['password', password],
  ['confirmation', confirmation('пароль')]
]

function addressOf(text: string) {
  const address = { city: text, settlement: text, street: text, house: text, value: text }
  return { zip: text, kladrId: text, address }
}

const junk = ['a', '.', ' ', 'И', '1', '-', 'a.', 'a@', 'Аа-', 'А. ', '\n', '\ud800']

test.each(validators)('%s answers any text', (_, validate) => {
  fc.assert(
    fc.property(anyText, text => {
      expect(['string', 'undefined']).toContain(typeof validate(text))
    })
  )
})

test.each(validators)('the work of %s grows with the length of the junk', (_, validate) => {
  for (const part of junk) {
    expect(growth(validate, part), part).toBeLessThan(LINEAR_MAX)
    expect(
      growth(text => validate(`a@${text}`), part),
      part
    ).toBeLessThan(LINEAR_MAX)
    expect(
      growth(text => validate(`${text}!`), part),
      part
    ).toBeLessThan(LINEAR_MAX)
  }
})
