import type { Kysely } from 'kysely'

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
  const words = { recipient: to, subject, text, unsubscribe_url: unsubscribeUrl ?? null }
  await trx
    .insertInto('letter')
    .values({ channel: 'mail', ...words, ...timesOf(moment) })
    .execute()
}

/** Keeps a short message, as {@link writeLetter} keeps a letter. */
export async function writeText(
  trx: Kysely<Database>,
  { to, text }: TextMessage,
  moment: Moment
): Promise<void> {
  const words = { recipient: to, subject: '', text, unsubscribe_url: null }
  await trx
    .insertInto('letter')
    .values({ channel: 'sms', ...words, ...timesOf(moment) })
    .execute()
}

const timesOf = ({ now, until }: Moment) => ({
  created_at: now,
  next_at: now,
  expires_at: until ?? null
})
