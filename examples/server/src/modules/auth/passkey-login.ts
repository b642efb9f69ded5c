import type { loginByPasskey as loginByPasskeyContract } from '@vitrina/core/contracts'
import type { SignedPasskey } from '@vitrina/core/entities'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { findAccount } from '../users/accounts.ts'
import { authMessages as messages } from './auth.messages.ts'
import { enter } from './login.ts'
import { guestOf, useChallenge } from './passkey-challenges.ts'
import { provenSignature } from './passkey-proofs.ts'

/** The challenge is spent before anything is checked: a second try with it never counts. */
export const loginByPasskey: Handler<typeof loginByPasskeyContract> = async ({ body }, call) => {
  const { credential, deviceId } = body
  await call.limits.spend('loginAddress', call.visitor.ip)
  const owner = guestOf(call, deviceId)
  const signed = await useChallenge(call, owner, credential.response.clientDataJSON)
  if (signed === undefined) throw new HttpError(401, messages.passkeyRefused)
  const key = await findKey(call.db, credential)
  const account = key && (await findAccount(call.db, key.user_id))
  if (key === undefined || account === undefined) throw new HttpError(401, messages.unknownPasskey)
  const counter = await provenSignature(credential, signed, key, call.settings)
  if (counter === undefined) throw new HttpError(401, messages.passkeyRefused)
  const { passwordSent: _, ...entered } = await enter(account, body, call, trx =>
    useKey(trx, { id: key.id, counter }, call.now())
  )
  return entered
}

/** The key says whose it is; one of another account is none. */
async function findKey(db: Kysely<Database>, { id, response }: SignedPasskey) {
  const key = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
  const named = Buffer.from(response.userHandle, 'base64url').toString()
  return key?.user_id === named ? key : undefined
}

/** It may have signed in elsewhere, or have been removed, while its signature was checked. */
async function useKey(
  trx: Transaction<Database>,
  { id, counter }: { readonly id: string; readonly counter: number },
  now: Date
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter: String(counter), used_at: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('counter', '<', String(counter)), eb.lit(counter === 0)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HttpError(401, messages.passkeyRefused)
}
