import type { Order } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { LetterStage } from '../../db/schema/letters.ts'
import type { Database } from '../../db/schema.ts'
import type { Letter } from '../../providers/mail/mailer.ts'
import type { TextMessage } from '../../providers/texts/texter.ts'

interface Moment {
  readonly now: Date
  /** Not sent after this time: what it says is of no use any more. */
  readonly until?: Date
}

/**
 * Keeps a letter in the transaction of what it tells; it goes out within seconds of the commit, and
 * never without it.
 */
export async function writeLetter(
  trx: Kysely<Database>,
  { to, subject, text, unsubscribeUrl }: Letter,
  moment: Moment
): Promise<void> {
  const words = {
    recipient: to,
    subject,
    text,
    unsubscribe_url: unsubscribeUrl ?? null,
    ...NO_ORDER
  }
  await trx
    .insertInto('letter')
    .values({ channel: 'mail', ...words, ...timesOf(moment) })
    .execute()
}

interface OrderNews {
  readonly stage: LetterStage
  readonly title: string
  readonly body: string
}

/** Keeps a letter to the buyer of an order; nothing where a role was asked for no e-mail. */
export async function writeOrderLetter(
  trx: Kysely<Database>,
  { id, recipient }: { readonly id: string; readonly recipient: Pick<Order['recipient'], 'email'> },
  { stage, title, body }: OrderNews,
  now: Date
): Promise<void> {
  if (recipient.email === '') return
  await trx
    .insertInto('letter')
    .values({
      ...{ channel: 'mail', recipient: recipient.email, subject: title, text: body },
      ...{ unsubscribe_url: null, order_id: id, stage },
      ...timesOf({ now })
    })
    .execute()
}

/** Keeps a short message, as {@link writeLetter} keeps a letter. */
export async function writeText(
  trx: Kysely<Database>,
  { to, text }: TextMessage,
  moment: Moment
): Promise<void> {
  const words = { recipient: to, subject: '', text, unsubscribe_url: null, ...NO_ORDER }
  await trx
    .insertInto('letter')
    .values({ channel: 'sms', ...words, ...timesOf(moment) })
    .execute()
}

const NO_ORDER = { order_id: null, stage: null }

const timesOf = ({ now, until }: Moment) => ({
  created_at: now,
  next_at: now,
  expires_at: until ?? null
})
