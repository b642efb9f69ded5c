import type { Passkey } from '@vitrina/core/entities'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { type Account, findAccount } from '../users/accounts.ts'
import { authMessages as messages } from './auth.messages.ts'
import {
  guestOf,
  memberOf,
  newChallenge,
  PASSKEY_TIMEOUT_MS,
  useChallenge
} from './passkey-challenges.ts'
import { loginByPasskey } from './passkey-login.ts'
import { ALGORITHMS, domainOf, provenCreation } from './passkey-proofs.ts'

const MOST = 10
const KIND = 'public-key'

export const passkeyHandlers = {
  loginByPasskey,

  listPasskeys: async (_, { db, visitor }) => ({ data: await readPasskeys(db, visitor.uid ?? '') }),

  async askPasskeyCreation(_, call) {
    const account = await memberWithRoom(call)
    const known = await readPasskeys(call.db, account.id)
    return {
      challenge: await newChallenge(call, memberOf(call)),
      rp: { id: domainOf(call.settings), name: 'Пенал' },
      user: {
        id: Buffer.from(account.id).toString('base64url'),
        name: account.email,
        displayName: account.fio
      },
      pubKeyCredParams: ALGORITHMS.map(alg => ({ type: KIND, alg })),
      excludeCredentials: known.map(({ id }) => ({ type: KIND, id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: PASSKEY_TIMEOUT_MS
    }
  },

  async savePasskey({ body: { credential } }, call) {
    const account = await memberWithRoom(call)
    const signed = await useChallenge(call, memberOf(call), credential.response.clientDataJSON)
    const key = signed && (await provenCreation(credential, signed, call.settings))
    if (key === undefined) throw new HttpError(422, messages.passkeyRefused)
    await call.db.transaction().execute(trx => addPasskey(trx, account, key, call))
    return { data: await readPasskeys(call.db, account.id) }
  },

  async removePasskey({ body: { id } }, { db, visitor: { uid = '' } }) {
    const { numDeletedRows } = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('user_id', '=', uid)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new HttpError(404, messages.noPasskey)
    return { data: await readPasskeys(db, uid) }
  },

  async askPasskeySignIn({ body: { deviceId } }, call) {
    await call.limits.spend('loginAddress', call.visitor.ip)
    return {
      challenge: await newChallenge(call, guestOf(call, deviceId)),
      rpId: domainOf(call.settings),
      userVerification: 'required',
      timeout: PASSKEY_TIMEOUT_MS
    }
  }
} satisfies Partial<Handlers>

/** Keeps a new key; a letter tells the account's owner. */
async function addPasskey(
  trx: Transaction<Database>,
  { id, email }: Account,
  key: NonNullable<Awaited<ReturnType<typeof provenCreation>>>,
  { now, visitor }: Call
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values({
      id: key.id,
      user_id: id,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: String(key.counter),
      user_agent: visitor.userAgent.slice(0, 400),
      created_at: now(),
      used_at: null
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new HttpError(409, messages.knownPasskey)
  const { passkeySubject: subject, passkeyText: text } = messages
  await writeLetter(trx, { to: email, subject, text }, { now: now() })
}

/** The account that asks, unless it makes keys too fast or has enough of them. */
async function memberWithRoom(call: Call): Promise<Account> {
  const account = await findAccount(call.db, call.visitor.uid ?? '')
  if (account === undefined) throw new HttpError(401, messages.sessionEnded)
  await call.limits.spend('passkey', account.id)
  const known = await readPasskeys(call.db, account.id)
  if (known.length >= MOST) throw new HttpError(422, messages.manyPasskeys(MOST))
  return account
}

async function readPasskeys(db: Kysely<Database>, uid: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'user_agent', 'created_at', 'used_at'])
    .where('user_id', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, user_agent, created_at, used_at }) => ({
    id,
    userAgent: user_agent,
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null
  }))
}
