import fc from 'fast-check'
import { expect, test } from 'vitest'

import { defaultPhoneCountry } from '../phone/countries.ts'
import { addressRules } from './address.ts'
import { birthDate } from './birth-date.ts'
import { email } from './email.ts'
import { fullName } from './full-name.ts'
import { validateRoleFields } from './personal-fields.ts'
import { phoneNumber, phoneText } from './phone-number.ts'
import type { Validator } from './validator.ts'
import { barcode, confirmation, inn, organisation, password, required } from './validators.ts'

const JUNK_LENGTH = 100_000
const JUNK_LIMIT_MS = 250

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

const junk = ['a', '.', ' ', 'И', '1', '-', 'a.', 'a@', 'Аа-', 'А. ', '\n', '\ud800'].map(part =>
  part.repeat(JUNK_LENGTH / part.length)
)

test.each(validators)('%s answers any text', (_, validate) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(['string', 'undefined']).toContain(typeof validate(text))
    })
  )
})

test.each(validators)('%s reads 100 kB of junk at once', (_, validate) => {
  for (const text of junk) {
    const start = performance.now()
    validate(text)
    validate(`a@${text}`)
    validate(`${text}!`)

    expect(performance.now() - start).toBeLessThan(JUNK_LIMIT_MS)
  }
})
