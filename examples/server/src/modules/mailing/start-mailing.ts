import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { confirmLetter, welcomeLetter } from './mailing-letters.ts'
import { mailingLink } from './mailing-link.ts'

/** Nobody can fill another's mailbox with our letters. */
const LETTER_EVERY_MS = 600_000

/** Notes the wish and keeps a letter, whoever the address belongs to: to confirm, or the welcome. */
export async function startMailing(
  trx: Transaction<Database>,
  email: string,
  call: Call
): Promise<void> {
  const now = call.now()
  const request = await keepRequest(trx, email, now)
  if (request === undefined) return
  const letter =
    request.status === 'active'
      ? welcomeLetter(email, mailingLink(request.id, 'stop', call))
      : confirmLetter(email, mailingLink(request.id, 'confirm', call))
  await writeLetter(trx, letter, { now })
}

/** Undefined when a letter went out a moment ago. */
const keepRequest = (trx: Transaction<Database>, email: string, at: Date) =>
  trx
    .insertInto('mailing_recipient')
    .values({ id: randomUUID(), email, status: 'pending', consented_at: at, letter_at: at })
    .onConflict(conflict =>
      conflict
        .column('email')
        .doUpdateSet(({ eb, ref }) => ({
          status: eb
            .case()
            .when(ref('mailing_recipient.status'), '=', 'active')
            .then('active' as const)
            .else('pending' as const)
            .end(),
          consented_at: at,
          letter_at: at
        }))
        .where('mailing_recipient.letter_at', '<', new Date(at.getTime() - LETTER_EVERY_MS))
    )
    .returning(['id', 'status'])
    .executeTakeFirst()
