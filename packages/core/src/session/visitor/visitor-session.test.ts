import { expect, test } from 'vitest'

import type { UserRole } from '../../entities/profile.ts'
import { ApiError } from '../../platform/api-error.ts'
import { base64url } from '../../platform/tab-session.ts'
import { isSessionOver, isTokenOver, refusedToken, visitorSession } from './visitor.ts'

const claims = { uid: 'u-1', roles: ['dealer'], priceRole: 'dealer', bonusType: 'dealer' }
const authToken = `e30.${base64url(new TextEncoder().encode(JSON.stringify(claims)))}.s`
const visitor = { siteId: '2', currencyId: '3', authToken }
const roles: UserRole[] = ['guest']
const known = {
  init: { roles, priceRole: 'guest_opt', profile: null, categories: [] },
  ...{ currencies: [], sites: [] }
}

test.each([401, 406])('a token that is refused with %i is over', status => {
  expect(isTokenOver(new ApiError({ status }))).toBe(true)
})

test.each([new ApiError({ status: 403 }), new ApiError({ status: 502 }), new Error('406')])(
  'any other failure says nothing of the token',
  error => {
    expect(isTokenOver(error)).toBe(false)
  }
)

test.each([
  [401, true, 'stale', false],
  [401, false, 'guest', true],
  [406, true, 'ended', true],
  [406, false, 'ended', true]
])('refused with %i, a refresh token: %s, it is %s', (status, hasRefreshToken, state, isOver) => {
  expect(refusedToken({ status }, { hasRefreshToken })).toBe(state)
  expect(isSessionOver(refusedToken({ status }, { hasRefreshToken }))).toBe(isOver)
})

test.each([
  ['known', true, ''],
  ['stale', true, ''],
  ['guest', false, 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'],
  ['ended', false, '']
] as const)(
  'who comes with a token that is %s is signed in: %s, and told «%s»',
  (state, signedIn, notice) => {
    expect(visitorSession(visitor, { ...known, state })).toMatchObject({
      ...{ signedIn, notice, siteId: '2', currencyId: '3', profile: undefined }
    })
  }
)

test('only a token that is known tells of its owner', () => {
  const bonusOf = (state: 'known' | 'stale') =>
    visitorSession(visitor, { ...known, state }).bonusType

  expect([bonusOf('known'), bonusOf('stale')]).toEqual(['dealer', undefined])
})

test('who brings no token is a guest', () => {
  const session = visitorSession({ ...visitor, authToken: undefined }, { ...known, state: 'known' })

  expect([session.signedIn, session.notice]).toEqual([false, ''])
})
