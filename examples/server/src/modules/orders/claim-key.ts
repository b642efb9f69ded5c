import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { orderMessages as messages } from './order.messages.ts'

export interface Claim {
  /** Whose keys: the same key of another visitor is another key. */
  readonly scope: string
  readonly key: string
  readonly requestHash: string
  /** The order that the key will stand for. */
  readonly orderId: string
  readonly now: Date
}

const KEY = /^[\x21-\x7e]{8,128}$/

/** The idempotency key of a request; an order without one is refused. */
export function requireKey({ headers, settings }: Pick<Call, 'headers' | 'settings'>): string {
  const key = headers.get(settings.shop.headerNames.idempotencyKey) ?? ''
  if (!KEY.test(key)) throw new HttpError(400, messages.noKey)
  return key
}

export const hashRequest = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Takes a key for an order, or returns the order that has it. A second post of the same key waits
 * here until the first one's transaction ends (R13).
 */
export async function claimKey(
  trx: Transaction<Database>,
  claim: Claim
): Promise<string | undefined> {
  const taken = await trx
    .insertInto('idempotency_key')
    .values({
      scope: claim.scope,
      key: claim.key,
      request_hash: claim.requestHash,
      order_id: claim.orderId,
      created_at: claim.now
    })
    .onConflict(conflict => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return undefined
  const earlier = await trx
    .selectFrom('idempotency_key')
    .select(['order_id', 'request_hash'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash !== claim.requestHash) throw new HttpError(409, messages.otherForm)
  return earlier.order_id
}
