import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

import { deriveKey } from '../../db/derive-key.ts'

const LIFE_SECONDS = 15 * 60
const MAX_LENGTH = 2048
const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const ISSUER = 'vitrina'
const AUDIENCE = 'vitrina-shop'

export interface AccessClaims {
  readonly uid: string
  readonly sessionId: string
}

/** `roles` are for the front end only: the server reads them from the account. */
export interface AccessSubject extends AccessClaims {
  readonly priceRole: string
  readonly roles: readonly string[]
}

/** The same subject and time give the same token, letter by letter. */
export const signAccess = (secret: string, subject: AccessSubject, issuedAt: Date) =>
  new SignJWT({
    uid: subject.uid,
    sid: subject.sessionId,
    priceRole: subject.priceRole,
    roles: [...subject.roles]
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(subject.uid)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(issuedAt) + LIFE_SECONDS)
    .sign(deriveKey(secret, 'access'))

/** Undefined for anything but a token signed here, in its life time, for this audience (S6). */
export async function verifyAccess(
  secret: string,
  token: string,
  now: Date
): Promise<AccessClaims | undefined> {
  if (token.length > MAX_LENGTH) return undefined
  const payload = await readPayload(secret, token, now)
  if (typeof payload?.uid !== 'string' || typeof payload.sid !== 'string') return undefined
  if (payload.uid !== payload.sub) return undefined
  return { uid: payload.uid, sessionId: payload.sid }
}

async function readPayload(
  secret: string,
  token: string,
  currentDate: Date
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(secret, 'access'), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate
    })
    return payload
  } catch {
    // Whatever is wrong with it, the answer is the same 401.
    return undefined
  }
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
