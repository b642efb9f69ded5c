import { expect, test } from 'vitest'

import { addressChecks, defaultRuleSets, roleFields } from '../../platform/rule-sets.ts'
import { addressRules, type CheckedAddress, validateAddress } from './address.ts'

type Patch = Partial<CheckedAddress['address']> & { zip?: string; kladrId?: string }

function shipping({ zip = '', kladrId = '', ...address }: Patch): CheckedAddress {
  const empty = { city: '', settlement: '', street: '', house: '', value: '' }
  return { zip, kladrId, address: { ...empty, ...address } }
}

const whole = shipping({
  zip: '190000',
  kladrId: '7800000000000',
  city: 'Санкт-Петербург',
  street: 'Невский проспект',
  house: '28',
  value: 'Санкт-Петербург, Невский проспект, 28'
})

test.each([
  ['address', { value: ' ' }, 'Поле не заполнено'],
  ['address', { value: 'Вологда, Мира, 1' }, undefined],
  ['postalCode', {}, 'Заполните почтовый индекс'],
  ['postalCode', { zip: '19000' }, 'Заполните почтовый индекс'],
  ['postalCode', { zip: '1900000' }, 'Заполните почтовый индекс'],
  ['postalCode', { zip: '19000a' }, 'Заполните почтовый индекс'],
  ['postalCode', { zip: '190000' }, undefined],
  ['region', {}, 'Неверный регион'],
  ['region', { kladrId: '7800000000000' }, undefined],
  ['region', { zip: '190000' }, undefined],
  ['city', {}, 'Укажите населенный пункт'],
  ['city', { settlement: 'деревня Мистолово' }, undefined],
  ['city', { city: 'Вологда' }, undefined],
  ['street', {}, 'Укажите улицу'],
  ['street', { street: 'Мира' }, undefined],
  ['street', { house: '5' }, undefined],
  ['house', { street: 'Мира' }, 'Укажите номер дома'],
  ['house', { house: '5' }, undefined]
] as const)('the rule «%s» of %j says %s', (rule, patch, message) => {
  expect(addressRules[rule](shipping(patch))).toBe(message)
})

test('courier delivery wants a whole address and no postal code', () => {
  expect(validateAddress(shipping({}), addressChecks('courier'))).toEqual({
    address: 'Поле не заполнено',
    city: 'Укажите населенный пункт',
    street: 'Укажите улицу',
    house: 'Укажите номер дома'
  })
  expect(validateAddress({ ...whole, zip: '' }, addressChecks('courier'))).toEqual({})
})

test('a pickup point needs no address', () => {
  expect(validateAddress(shipping({}), addressChecks('pickupPoint'))).toEqual({})
})

test('an unknown delivery method still requires the address', () => {
  expect(validateAddress(shipping({}), addressChecks('constructor'))).toEqual({
    address: 'Поле не заполнено'
  })
})

test('a configuration replaces the checks of a method', () => {
  const sets = { ...defaultRuleSets, address: { courier: ['postalCode'] as const } }

  expect(addressChecks('courier', sets)).toEqual(['postalCode'])
})

test('organisations and dealers are asked for their papers, others are not', () => {
  expect(roleFields('org_user')).toContain('inn')
  expect(roleFields('dealer')).toContain('organisation')
  expect(roleFields('user')).toEqual(['fullName', 'email', 'phone'])
  expect(roleFields('guest')).toEqual(['fullName', 'email', 'phone'])
})
