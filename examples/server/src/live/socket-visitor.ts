import { decodeJwt } from 'jose'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { verifyAccess } from '../modules/auth/access-token.ts'

export interface SocketMember {
  readonly uid: string
  readonly sessionId: string
  /** When the token ends. */
  readonly expiresAt: Date
}

interface Verification {
  readonly db: Kysely<Database>
  readonly secret: string
  readonly now: Date
}

/** Undefined for a token that is no longer good. */
export async function readMember(
  token: string,
  { db, secret, now }: Verification
): Promise<SocketMember | undefined> {
  const claims = await verifyAccess(secret, token, now)
  if (claims === undefined) return undefined
  const { uid, sessionId } = claims
  const alive = await aliveSessions(db, [sessionId])
  if (!alive.has(sessionId)) return undefined
  const seconds = decodeJwt(token).exp ?? 0
  return { uid, sessionId, expiresAt: new Date(seconds * 1000) }
}

/** Those of the sessions that nobody has revoked. */
export async function aliveSessions(
  db: Kysely<Database>,
  ids: readonly string[]
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', [...ids])
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
