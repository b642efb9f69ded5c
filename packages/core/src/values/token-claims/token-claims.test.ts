import { expect, test } from 'vitest'

import { base64url } from '../../platform/tab-session.ts'
import { tokenClaims } from './token-claims.ts'

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return `e30.${base64url(bytes)}.signature`
}

test('a token tells of its owner and of his roles', () => {
  const claims = { uid: 'u-1', roles: ['dealer'], priceRole: 'дилер', bonusType: 'dealer', iat: 7 }

  expect(tokenClaims(tokenOf({ ...claims, exp: 1 }))).toEqual(claims)
})

test('an owner whose id is a number is the same as the text', () => {
  expect(tokenClaims(tokenOf({ uid: 7 }))).toEqual({ uid: '7' })
})

test('a claim that cannot be is none, and takes no other with it', () => {
  const claims = { uid: 'u-1', roles: ['admin'], priceRole: 7, bonusType: 'guest', iat: '7' }

  expect(tokenClaims(tokenOf(claims))).toEqual({ uid: 'u-1', roles: [] })
})

test('a role that is new gives no right, and takes none', () => {
  expect(tokenClaims(tokenOf({ roles: ['school', 'dealer'] })).roles).toEqual(['dealer'])
})

test.each([undefined, '', 'токен', 'a.b', 'a.%%%.c', tokenOf('text'), tokenOf(null)])(
  'the token %j tells nothing',
  token => {
    expect(tokenClaims(token)).toEqual({})
  }
)
