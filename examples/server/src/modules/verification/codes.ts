import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'

import { deriveKey } from '../../db/derive-key.ts'
import type { Database } from '../../db/schema.ts'

export const CODE_LENGTH = 6
export const CODE_LIFE_MINUTES = 10
export const CODE_LIFE_SECONDS = CODE_LIFE_MINUTES * 60
export const RESEND_PAUSE_SECONDS = 60
const TRIES = 5

export interface CodeStore {
  readonly secret: string
  readonly now: Date
}

export type Issue =
  | { readonly kind: 'issued'; readonly code: string }
  | { readonly kind: 'tooEarly'; readonly seconds: number }

export type Check =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'none' }

/** When a code that is made now stops to be good. */
export const codeEnd = (now: Date) => new Date(now.getTime() + CODE_LIFE_SECONDS * 1000)

/** Makes a new code for a contact; the one before it is void. One statement, so two never race. */
export async function issueCode(
  db: Kysely<Database>,
  contact: string,
  { secret, now }: CodeStore
): Promise<Issue> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const contactHash = keyed(secret, contact)
  const row = {
    code_hash: keyed(secret, `${contact} ${code}`),
    tries_left: TRIES,
    sent_at: now,
    expires_at: codeEnd(now)
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('verification_code')
    .values({ contact_hash: contactHash, ...row })
    .onConflict(conflict =>
      conflict
        .column('contact_hash')
        .doUpdateSet(row)
        .where('verification_code.sent_at', '<=', secondsBefore(now, RESEND_PAUSE_SECONDS))
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) return { kind: 'issued', code }
  return { kind: 'tooEarly', seconds: await secondsToWait(db, contactHash, now) }
}

/** Takes one try; the right code and the last wrong one both end the code. */
export async function checkCode(
  trx: Transaction<Database>,
  { contact, code }: { readonly contact: string; readonly code: string },
  { secret, now }: CodeStore
): Promise<Check> {
  const contactHash = keyed(secret, contact)
  const found = await trx
    .selectFrom('verification_code')
    .selectAll()
    .where('contact_hash', '=', contactHash)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined || found.expires_at <= now || found.tries_left === 0) {
    return { kind: 'none' }
  }
  const isRight = isSame(found.code_hash, keyed(secret, `${contact} ${code}`))
  const triesLeft = isRight ? 0 : found.tries_left - 1
  // The row stays until it is cleaned up: the pause before the next code goes on.
  await trx
    .updateTable('verification_code')
    .set({ tries_left: triesLeft })
    .where('contact_hash', '=', contactHash)
    .execute()
  return isRight ? { kind: 'right' } : { kind: 'wrong', triesLeft }
}

async function secondsToWait(db: Kysely<Database>, contactHash: string, now: Date) {
  const { sent_at } = await db
    .selectFrom('verification_code')
    .select('sent_at')
    .where('contact_hash', '=', contactHash)
    .executeTakeFirstOrThrow()
  const passed = (now.getTime() - sent_at.getTime()) / 1000
  return Math.max(1, Math.ceil(RESEND_PAUSE_SECONDS - passed))
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Six digits are guessed at once from a plain hash; from this one only with the store's secret. */
const keyed = (secret: string, text: string) =>
  createHmac('sha256', deriveKey(secret, 'code')).update(text).digest('hex')

const isSame = (left: string, right: string) =>
  timingSafeEqual(Buffer.from(left, 'hex'), Buffer.from(right, 'hex'))
