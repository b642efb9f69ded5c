import { expect, test } from 'vitest'

import { account, deviceId, email, password, signIn } from '../testing/test-account-bodies.ts'
import { type InputRow, wrongFields } from '../testing/test-wire.ts'
import {
  changePassword,
  deleteAccount,
  login,
  refreshSession,
  sendVerification,
  signup,
  updateUserParams,
  verifyContact
} from './users.ts'

test.each<InputRow>([
  [
    'a sign-in needs no more than three fields',
    login.body,
    { username: '', password: '', deviceId: '' },
    []
  ],
  [
    'a sign-in without the device is refused',
    login.body,
    { username: email, password },
    ['deviceId']
  ],
  [
    'a user name has 254 signs at most',
    login.body,
    { ...signIn, username: 'a'.repeat(255) },
    ['username']
  ],
  [
    'a password has 200 signs at most',
    login.body,
    { ...signIn, password: 'я'.repeat(201) },
    ['password']
  ],
  ['200 are not too many', login.body, { ...signIn, password: 'я'.repeat(200) }, []],
  [
    'a choice of e-mail only is yes or no',
    login.body,
    { ...signIn, emailOnly: 'yes' },
    ['emailOnly']
  ],
  [
    'a cart token has 64 signs at most',
    login.body,
    { ...signIn, basket: 'a'.repeat(65) },
    ['basket']
  ],
  [
    'an account needs the consent to be told',
    signup.body,
    { ...account, accept: undefined },
    ['accept']
  ],
  ['a person needs no organisation', signup.body, { ...account, organization: undefined }, []],
  [
    'an INN has 12 signs at most',
    signup.body,
    { ...account, organization: { inn: '7'.repeat(13), title: 'ООО «Опыт»' } },
    ['organization.inn']
  ],
  [
    'an organisation has a name',
    signup.body,
    { ...account, organization: { inn: '7707083893' } },
    ['organization.title']
  ],
  [
    'a phone number has 32 signs at most',
    signup.body,
    { ...account, phone: '7'.repeat(33) },
    ['phone']
  ],
  ['a full name has 200 signs at most', signup.body, { ...account, fio: 'А'.repeat(201) }, ['fio']],
  ['a renewal needs the device', refreshSession.body, { oldRefreshToken: 'r' }, ['deviceId']],
  [
    'a refresh token has 500 signs at most',
    refreshSession.body,
    { oldRefreshToken: 'r'.repeat(501), deviceId },
    ['oldRefreshToken']
  ],
  [
    'a code goes to an e-mail or a phone',
    sendVerification.body,
    { kind: 'fax', value: '' },
    ['kind']
  ],
  [
    'a code has 12 signs at most',
    verifyContact.body,
    { kind: 'email', value: email, code: '0'.repeat(13) },
    ['code']
  ],
  [
    'a new password needs the old one',
    changePassword.body,
    { password, deviceId },
    ['oldPassword']
  ],
  ['an account is not deleted without its password', deleteAccount.body, {}, ['password']],
  ['settings may be changed one by one', updateUserParams.body, { subscribed: false }, []],
  ['settings may stay as they are', updateUserParams.body, {}, []],
  [
    'a city is known with its kladr id',
    updateUserParams.body,
    { city: { title: 'Тула' } },
    ['city.kladrId']
  ],
  [
    'a school is told whole',
    updateUserParams.body,
    { schoolInfo: { institute: 'Гимназия № 2' } },
    ['schoolInfo.region', 'schoolInfo.city']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})
