import { expect, test } from 'vitest'

import { defaultRuleSets } from '../../platform/rule-sets.ts'
import { realLengths } from '../phone/real-lengths.ts'
import { fullNameWith } from './full-name.ts'
import { validateRoleFields } from './personal-fields.ts'

const person = {
  fullName: 'Соколова Анна',
  email: 'anna@example.ru',
  phone: '8 (912) 345-67-89'
}

test.each(['guest', 'user'] as const)('a %s tells his name, e-mail and phone only', role => {
  expect(validateRoleFields(role, {})).toEqual({
    fullName: 'Отсутствует ФИО',
    email: 'Введите e-mail',
    phone: 'Отсутствует номер телефона'
  })
  expect(validateRoleFields(role, person)).toEqual({})
})

test.each(['org_user', 'dealer'] as const)('a %s tells his papers as well', role => {
  expect(validateRoleFields(role, person)).toEqual({
    inn: 'Укажите ИНН',
    organisation: 'Укажите организацию'
  })
  const papers = { inn: '6658000000', organisation: 'Школа № 64' }
  expect(validateRoleFields(role, { ...person, ...papers })).toEqual({})
})

test('a configuration decides which fields a role fills in', () => {
  const roles = { ...defaultRuleSets.roles, guest: ['phone'] as const }

  expect(validateRoleFields('guest', {}, { sets: { ...defaultRuleSets, roles } })).toEqual({
    phone: 'Отсутствует номер телефона'
  })
})

test('a configuration replaces the rule of a field', () => {
  const validators = { fullName: fullNameWith({ minWords: 3 }) }

  expect(validateRoleFields('user', person, { validators })).toEqual({
    fullName: 'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами'
  })
})

test('with real lengths an Armenian number is whole, by the letter it is too short', () => {
  const armenian = { ...person, phone: '+374 91 123456' }

  expect(validateRoleFields('user', armenian)).toEqual({
    phone: 'Вы ввели некорректный номер телефона'
  })
  expect(validateRoleFields('user', armenian, { phoneLengths: realLengths })).toEqual({})
})
