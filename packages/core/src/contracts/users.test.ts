import { expect, test } from 'vitest'

import {
  account,
  deviceId,
  email,
  password,
  signIn,
  sokolova
} from '../testing/test-account-bodies.ts'
import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  readFrom,
  refusedAt
} from '../testing/test-wire.ts'
import {
  changePassword,
  deleteAccount,
  getPartProfile,
  getProfile,
  getUserParams,
  login,
  refreshSession,
  resetPassword,
  sendTemporaryPassword,
  sendVerification,
  signup,
  updateProfile,
  updateUserParams,
  verifyContact
} from './users.ts'

test.each<AskedRow>([
  [
    'a visitor signs in with all six fields of §7',
    'POST /users/v1/login',
    api => api(login, { body: signIn })
  ],
  ['an account is made', 'POST /users/v1/signup', api => api(signup, { body: account })],
  [
    'a forgotten password is replaced',
    'POST /users/v1/password/reset',
    api => api(resetPassword, { body: { email } })
  ],
  [
    'a temporary password is sent',
    'POST /users/v1/password/send-temp',
    api => api(sendTemporaryPassword, { body: { email } })
  ],
  [
    'a session is renewed with the old refresh token and the device',
    'POST /users/v1/refresh',
    api => api(refreshSession, { body: { oldRefreshToken: 'old-1', deviceId } })
  ],
  [
    'a code is sent',
    'POST /users/v1/verify/send',
    api => api(sendVerification, { body: { kind: 'phone', value: '+79991234567' } })
  ],
  [
    'a code is checked',
    'POST /users/v1/verify',
    api => api(verifyContact, { body: { kind: 'email', value: email, code: '048213' } })
  ],
  ['the profile is read', 'GET /users/v1/profile', api => api(getProfile, {})],
  [
    'the profile is changed',
    'PUT /users/v1/profile',
    api => api(updateProfile, { body: { ...sokolova, birthDate: '1990-04-12' } })
  ],
  [
    'the password is changed',
    'PUT /users/v1/password',
    api => api(changePassword, { body: { oldPassword: '12345', password, deviceId } })
  ],
  ['the account is deleted', 'DELETE /users/v1', api => api(deleteAccount, { body: { password } })],
  ['a part of the profile is read', 'GET /users/v1/part-profile', api => api(getPartProfile, {})],
  ['the own settings are read', 'GET /users/v1/params', api => api(getUserParams, {})],
  [
    'the own settings are changed',
    'PUT /users/v1/params',
    api => api(updateUserParams, { body: { subscribed: true, city: null } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('a birth date that is not told is null on the wire, not left out', async () => {
  const { body } = await askedBy(api =>
    api(updateProfile, { body: { ...sokolova, birthDate: null } })
  )

  expect(body).toEqual({ ...sokolova, birthDate: null })
})

test('nobody gives himself a role or a price: they are no part of a profile that is sent', () => {
  const known = updateProfile.body.parse({
    ...sokolova,
    birthDate: null,
    priceRole: 'dealer_opt',
    roles: ['dealer'],
    isOrganization: true
  })

  expect(known).toEqual({ ...sokolova, birthDate: null })
})

test.each<AnswerRow>([
  ['POST /users/v1/login: token', undefined, login],
  ['POST /users/v1/login: refreshToken', 7, login],
  ['POST /users/v1/login: passwordSent', undefined, login],
  ['POST /users/v1/signup: refreshToken', undefined, signup],
  ['POST /users/v1/password/reset: message', undefined, resetPassword],
  ['POST /users/v1/password/send-temp: message', null, sendTemporaryPassword],
  ['POST /users/v1/refresh: access', undefined, refreshSession],
  ['POST /users/v1/refresh: refresh', null, refreshSession],
  ['POST /users/v1/verify/send: resendInSeconds', '60', sendVerification],
  ['POST /users/v1/verify: verified', undefined, verifyContact],
  ['GET /users/v1/profile: priceRole', undefined, getProfile],
  ['GET /users/v1/profile: roles.0', 7, getProfile],
  ['PUT /users/v1/profile: isOrganization', 'нет', updateProfile],
  ['PUT /users/v1/password: refresh', undefined, changePassword],
  ['DELETE /users/v1: message', undefined, deleteAccount],
  ['GET /users/v1/part-profile: missingFields.0', 7, getPartProfile],
  ['GET /users/v1/params: subscribed', 1, getUserParams],
  ['PUT /users/v1/params: schoolInfo', undefined, updateUserParams]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('a sign-in that sent a temporary password brings no tokens and no basket', async () => {
  const sent = { token: null, refreshToken: null, basket: null, passwordSent: true }

  expect(await readFrom(api => api(login, { body: signIn }), sent)).toEqual(sent)
})
