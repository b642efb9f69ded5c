import { createHash, randomBytes } from 'node:crypto'

import type { Call } from '../../http/call.ts'

const LIFE_MS = 5 * 60_000

/** For whom a challenge is: a member's session, or a guest with his device. */
export const memberOf = ({ visitor: { uid, sessionId } }: Call) => `member ${uid} ${sessionId}`
export const guestOf = ({ visitor: { cartToken } }: Call, deviceId: string) =>
  `guest ${cartToken} ${deviceId}`

/** A new challenge, base64url. */
export async function newChallenge({ db, now }: Call, owner: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + LIFE_MS)
  await db
    .insertInto('passkey_challenge')
    .values({ hash: hashOf(challenge), owner_hash: hashOf(owner), expires_at: expiresAt })
    .execute()
  return challenge
}

/** What a key has signed. */
export interface Signed {
  readonly challenge: string
  readonly origin: string
}

/** Spends the challenge that was signed; undefined where this visitor was given none such. */
export async function useChallenge(
  { db, now }: Call,
  owner: string,
  clientDataJSON: string
): Promise<Signed | undefined> {
  const signed = readSigned(clientDataJSON)
  if (signed === undefined) return undefined
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashOf(signed.challenge))
    .where('owner_hash', '=', hashOf(owner))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numDeletedRows > 0n ? signed : undefined
}

function readSigned(clientDataJSON: string): Signed | undefined {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return { challenge: String(challenge), origin: String(origin) }
  } catch {
    return undefined
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export const PASSKEY_TIMEOUT_MS = LIFE_MS
