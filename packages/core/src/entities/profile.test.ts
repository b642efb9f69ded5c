import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wordsOf, wrongFields } from '../testing/test-wire.ts'
import { bonusAccount, bonusBalance, bonusClient, bonusEntry, bonusUserType } from './bonus.ts'
import { mailingStatus } from './mailing.ts'
import { listedNotification, notification } from './notification.ts'
import { contactKind, partProfile, profile, userParams, userRole } from './profile.ts'

const anna = {
  uid: 'u-1',
  fio: 'Соколова Анна Игоревна',
  email: 'anna@example.ru',
  phone: '+79991234567',
  birthDate: '1990-04-12',
  priceRole: 'guest_opt',
  isOrganization: false,
  roles: ['user'],
  organization: null,
  schoolInfo: null
}

test('a profile of §3 is read letter by letter', () => {
  expect(profile.parse(anna)).toEqual(anna)
})

test.each(Object.keys(anna).filter(field => field !== 'schoolInfo'))(
  'a profile without %s is refused',
  field => {
    expect(wrongFields(profile, { ...anna, [field]: undefined })).toEqual([field])
  }
)

test('a visitor has one of four roles', () => {
  expect(userRole.options).toEqual(['guest', 'user', 'org_user', 'dealer'])
})

const school = { institute: 'Гимназия № 2', region: '71', city: 'Тула' }

test.each<[string, unknown, unknown]>([
  ['JSON text', JSON.stringify(school), school],
  ['an object', school, school],
  ['something unreadable', 'не JSON', { institute: '', region: '', city: '' }],
  ['nothing', null, null],
  ['no field at all', undefined, null]
])('a school as %s is read where the profile is', (_, input, schoolInfo) => {
  expect(profile.parse({ ...anna, schoolInfo: input })).toEqual({ ...anna, schoolInfo })
})

test('an organisation’s profile names it whole', () => {
  const organization = { inn: '7707083893' }

  expect(wrongFields(profile, { ...anna, organization })).toEqual(['organization.title'])
})

test('a part of a profile says what the account lacks', () => {
  const part = fixtures.partProfile({
    missingFields: ['fullName', 'email', 'phone', 'inn', 'organisation']
  })

  expect(wrongFields(partProfile, part)).toEqual([])
  expect(partProfile.parse({ ...part, missingFields: ['school', 'email'] }).missingFields).toEqual([
    'email'
  ])
})

test('a code is sent to an e-mail or a phone', () => {
  expect(contactKind.options).toEqual(['email', 'phone'])
})

test('settings have a city and a school once they are chosen', () => {
  const chosen = {
    subscribed: true,
    city: { title: 'Тула', kladrId: '7100000100000' },
    schoolInfo: { institute: 'Гимназия № 2', region: 'Тульская область', city: 'Тула' }
  }

  expect(userParams.parse(chosen)).toEqual(chosen)
  expect(wrongFields(userParams, { subscribed: false, city: null, schoolInfo: null })).toEqual([])
  expect(wrongFields(userParams, {})).toEqual(['subscribed', 'city', 'schoolInfo'])
})

const note = {
  id: 'n-7',
  typeCode: 'reset_session',
  title: 'Вход на другом устройстве',
  body: 'Войдите ещё раз',
  createdAt: '2026-11-21T10:00:00.000Z'
}

test.each(Object.keys(note))('a notification without %s is refused', field => {
  expect(wrongFields(notification, { ...note, [field]: undefined })).toEqual([field])
})

test('only a listed notification knows whether it was read', () => {
  expect(notification.parse({ ...note, isRead: true })).toEqual(note)
  expect(wrongFields(listedNotification, note)).toEqual(['isRead'])
})

test('bonuses are kept for three kinds of owners and change in nine ways', () => {
  expect(bonusUserType.options).toEqual(['user', 'org_user', 'dealer'])
  expect(wordsOf(bonusEntry.shape.kind)).toEqual([
    'opening',
    'accrued',
    'held',
    'spent',
    'released',
    'refunded',
    'revoked',
    'burned',
    'corrected'
  ])
})

test('a change of bonuses may belong to no order and may be below zero', () => {
  const change = fixtures.bonusEntry({ value: -150, orderId: null, orderNumber: null })

  expect(bonusEntry.parse(change)).toEqual(change)
})

test.each(['userType', 'value', 'bonusLog', 'meta'])('a balance without %s is refused', field => {
  expect(wrongFields(bonusBalance, withField(fixtures.bonusBalance(), [field], undefined))).toEqual(
    [field]
  )
})

test('an account and a place in the programme are whole or nothing', () => {
  expect(wrongFields(bonusAccount, {})).toEqual(['accountType', 'title', 'value'])
  expect(wrongFields(bonusClient, {})).toEqual([
    'active',
    'accountType',
    'value',
    'held',
    'expected',
    'accrualPercent',
    'writeOffPercent'
  ])
})

test('letters come, may come, do not come or came once', () => {
  expect(wordsOf(mailingStatus)).toEqual(['none', 'pending', 'active', 'stopped'])
})
