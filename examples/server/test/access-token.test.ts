import { createHmac, generateKeyPairSync, sign as signRsa } from 'node:crypto'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'

import { deriveKey } from '../src/db/derive-key.ts'
import { signAccess, verifyAccess } from '../src/modules/auth/access-token.ts'

const SECRET = 'a secret of the test, long enough for it'
const NOW = new Date('2025-08-20T09:00:00Z')
const SUBJECT = { uid: 'u-1', sessionId: 's-1', priceRole: 'user', roles: ['user'] }

const verify = (token: string, now = NOW) => verifyAccess(SECRET, token, now)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = NOW.getTime() / 1000

const claims = {
  uid: 'u-1',
  sid: 's-1',
  sub: 'u-1',
  iss: 'vitrina',
  aud: 'vitrina-shop',
  iat: seconds,
  exp: seconds + 900
}

/** Signed with the right key, so that only what is said can be wrong. */
const signed = (header: object, payload: object) => {
  const text = `${part(header)}.${part(payload)}`
  const digest = createHmac('sha256', deriveKey(SECRET, 'access')).update(text).digest('base64url')
  return `${text}.${digest}`
}

const header = { alg: 'HS256', typ: 'at+jwt' }

test('a token signed here names its account and session', async () => {
  const token = await signAccess(SECRET, SUBJECT, NOW)

  expect(await verify(token)).toEqual({ uid: 'u-1', sessionId: 's-1' })
  expect(await verify(signed(header, claims))).toEqual({ uid: 'u-1', sessionId: 's-1' })
})

test.each([
  ['no signature', `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
  ['another algorithm', signed({ alg: 'HS512', typ: 'at+jwt' }, claims)],
  ['another type', signed({ alg: 'HS256', typ: 'refresh' }, claims)],
  ['no type', signed({ alg: 'HS256' }, claims)],
  ['a critical extension', signed({ ...header, crit: ['exp'] }, claims)],
  [
    'a foreign key id and a wrong key',
    `${part({ ...header, kid: '../../dev/null' })}.${part(claims)}.AAAA`
  ],
  ['an expired life', signed(header, { ...claims, exp: seconds - 1 })],
  ['no end of life', signed(header, { ...claims, exp: undefined })],
  ['a beginning in the future', signed(header, { ...claims, nbf: seconds + 60 })],
  ['another audience', signed(header, { ...claims, aud: 'bank' })],
  ['another issuer', signed(header, { ...claims, iss: 'shop' })],
  ['two different accounts', signed(header, { ...claims, uid: 'u-2' })],
  ['no session', signed(header, { ...claims, sid: undefined })],
  ['ten kilobytes', signed(header, { ...claims, more: 'x'.repeat(10_000) })],
  ['nothing', '']
])('a token with %s is refused', async (_, token) => {
  expect(await verify(token)).toBeUndefined()
})

test('a token signed by RSA with our key as the public one is refused', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const text = `${part({ alg: 'RS256', typ: 'at+jwt' })}.${part(claims)}`
  const signature = signRsa('sha256', Buffer.from(text), privateKey).toString('base64url')

  expect(await verify(`${text}.${signature}`)).toBeUndefined()
})

test('a token signed with the key of another purpose is refused', async () => {
  const token = await new SignJWT(claims)
    .setProtectedHeader(header)
    .sign(deriveKey(SECRET, 'refresh'))

  expect(await verify(token)).toBeUndefined()
})

test('no text makes the check throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async text => {
      expect(await verify(`${text}.${text}.${text}`)).toBeUndefined()
    })
  )
})
