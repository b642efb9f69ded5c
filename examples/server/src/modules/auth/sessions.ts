import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { signAccess } from './access-token.ts'
import { hashToken, newRefreshToken, successorOf } from './refresh-token.ts'

const REPLAY_WINDOW_MS = 10_000
const IDLE_MS = 30 * 24 * 3600 * 1000
/** Longer ones are no browser's. */
const AGENT_MAX = 400

export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

export interface SessionOwner {
  readonly id: string
  readonly price_role: string
  readonly roles: readonly string[]
}

/** The browser that signs in. */
export interface Device {
  readonly id: string
  readonly userAgent: string
}

/** What signing needs besides the store. */
export interface Signing {
  readonly secret: string
  readonly now: Date
}

/** Opens a session of a device: the start of one family of refresh tokens. */
export async function startSession(
  trx: Transaction<Database>,
  owner: SessionOwner,
  device: Device,
  { secret, now }: Signing
): Promise<TokenPair> {
  const sessionId = randomUUID()
  const refresh = newRefreshToken()
  await trx
    .insertInto('session')
    .values({
      id: sessionId,
      user_id: owner.id,
      device_id: device.id,
      user_agent: device.userAgent.slice(0, AGENT_MAX),
      created_at: now,
      used_at: now,
      revoked_at: null
    })
    .execute()
  await keepToken(trx, sessionId, refresh, now)
  await forgetDeadSessions(trx, owner.id, now)
  return { access: await signAccess(secret, subjectOf(owner, sessionId), now), refresh }
}

export type Rotation =
  | { readonly kind: 'renewed'; readonly pair: TokenPair }
  /** The token is unknown, revoked or was used before. */
  | { readonly kind: 'refused' }
  /** Nobody used the session for too long. */
  | { readonly kind: 'ended' }

/**
 * A token gives its successor once. Used again within the replay window it gives the very same
 * pair, for tabs that raced and answers that were lost; later it revokes the whole family.
 */
export async function rotate(
  trx: Transaction<Database>,
  token: string,
  deviceId: string,
  { secret, now }: Signing
): Promise<Rotation> {
  const found = await lockToken(trx, token)
  if (found === undefined || found.revoked_at !== null) return { kind: 'refused' }
  if (now.getTime() - found.session_used_at.getTime() > IDLE_MS) return { kind: 'ended' }
  const usedAt = found.token_used_at
  if (usedAt !== null && now.getTime() - usedAt.getTime() > REPLAY_WINDOW_MS) {
    await revoke(trx, found.session_id, now)
    return { kind: 'refused' }
  }
  const refresh = successorOf(secret, token)
  if (usedAt === null) await useToken(trx, found.session_id, token, deviceId, now)
  if (usedAt === null) await keepToken(trx, found.session_id, refresh, now)
  const owner = { id: found.user_id, price_role: found.price_role, roles: found.roles }
  const subject = subjectOf(owner, found.session_id)
  return {
    kind: 'renewed',
    pair: { access: await signAccess(secret, subject, usedAt ?? now), refresh }
  }
}

/** Signs every device of an account out. */
export const revokeSessions = (trx: Kysely<Database>, userId: string, now: Date) =>
  trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()

/** The devices an account is signed in on, the one used last first. */
export const readSessions = (db: Kysely<Database>, userId: string, now: Date) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('used_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()

/** Signs one device of an account out; another account's is as good as none. */
export async function revokeSession(
  db: Kysely<Database>,
  { userId, id }: { readonly userId: string; readonly id: string },
  now: Date
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Signs out the device of a refresh token, whatever has become of the token since. */
export const revokeFamily = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refresh_token').select('session_id').where('hash', '=', hashToken(token))
    )
    .execute()

const lockToken = (trx: Transaction<Database>, token: string) =>
  trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .where('refresh_token.hash', '=', hashToken(token))
    .select([
      'refresh_token.used_at as token_used_at',
      'session.id as session_id',
      'session.used_at as session_used_at',
      'session.revoked_at',
      'session.user_id',
      'app_user.price_role',
      'app_user.roles'
    ])
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst()

async function useToken(
  trx: Transaction<Database>,
  sessionId: string,
  token: string,
  deviceId: string,
  now: Date
): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('hash', '=', hashToken(token))
    .execute()
  // A device id changes with the browser and the screen: noted, not refused (N14). A server that renews for
  // its page names none.
  await trx
    .updateTable('session')
    .set({ used_at: now, ...(deviceId !== '' && { device_id: deviceId }) })
    .where('id', '=', sessionId)
    .execute()
}

const keepToken = (trx: Transaction<Database>, sessionId: string, token: string, now: Date) =>
  trx
    .insertInto('refresh_token')
    .values({ hash: hashToken(token), session_id: sessionId, issued_at: now, used_at: null })
    .execute()

const revoke = (trx: Transaction<Database>, sessionId: string, now: Date) =>
  trx.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute()

/** Twice the idle time, so that a late visitor is still told why he is signed out. */
const forgetDeadSessions = (trx: Transaction<Database>, userId: string, now: Date) =>
  trx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('used_at', '<', new Date(now.getTime() - 2 * IDLE_MS))
    .execute()

const subjectOf = (owner: SessionOwner, sessionId: string) => ({
  uid: owner.id,
  sessionId,
  priceRole: owner.price_role,
  roles: owner.roles
})
