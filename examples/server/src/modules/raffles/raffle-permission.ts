import { formatPrice } from '@vitrina/core'
import { KOPECKS } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { EMAIL_NOT_PROVEN, PROVE_FIRST } from '../../http/email-not-proven.ts'
import type { Account } from '../users/accounts.ts'
import { isProven } from '../users/proven-email.ts'
import { type RaffleRow, statusOf } from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

export interface Refusal {
  readonly status: 403 | 409
  readonly message: string
  /** What joins the answer's body. */
  readonly extra?: Readonly<Record<string, unknown>>
}

interface RaffleQuestion {
  readonly raffle: RaffleRow
  readonly account: Account
  /** Names the account's mailbox. */
  readonly mailbox: string
  readonly now: Date
}

/** Why the account may not take part now; undefined when it may. */
export async function refusalFor(
  db: Kysely<Database>,
  { raffle, account, mailbox, now }: RaffleQuestion
): Promise<Refusal | undefined> {
  const status = statusOf(raffle, now)
  if (status !== 'open') return { status: 409, message: messages[status] }
  if (!isProven(account)) {
    return { status: 403, message: PROVE_FIRST, extra: EMAIL_NOT_PROVEN }
  }
  if (await hasTicket(db, raffle, mailbox)) return { status: 409, message: messages.mailboxTaken }
  if (await hasOrder(db, raffle, account.id)) return undefined
  const price = formatPrice(raffle.min_order_kopecks / KOPECKS)
  return { status: 403, message: messages.needOrder(price) }
}

async function hasTicket(db: Kysely<Database>, { code }: RaffleRow, mailbox: string) {
  const ticket = await db
    .selectFrom('raffle_participant')
    .select('ticket')
    .where('raffle_code', '=', code)
    .where('mailbox_key', '=', mailbox)
    .executeTakeFirst()
  return ticket !== undefined
}

async function hasOrder(db: Kysely<Database>, raffle: RaffleRow, uid: string): Promise<boolean> {
  if (raffle.min_order_kopecks === 0) return true
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', uid)
    .where('status', '<>', 'cancelled')
    .where('total_kopecks', '>=', raffle.min_order_kopecks)
    .where('created_at', '>=', raffle.starts_at)
    .where('created_at', '<', raffle.ends_at)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
