import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { userOwner } from '../basket/owner.ts'
import type { Account } from './accounts.ts'
import { usersMessages as messages } from './users.messages.ts'

const LEGAL_INN_LENGTH = 10

interface ErasedFile {
  readonly id: string
  readonly extension: string
}

/**
 * Removes the account and everything personal; returns the files whose bytes are to go as well.
 * Sums, goods and papers of finished orders stay, as accounting wants them, without their buyer.
 * Whatever names the account by a foreign key goes with it (sessions, addresses, favorites,
 * reviews, bonus entries).
 */
export async function erasePerson(
  trx: Transaction<Database>,
  account: Account
): Promise<readonly ErasedFile[]> {
  await eraseOrders(trx, account.id)
  await eraseTraces(trx, account)
  const files = await trx
    .deleteFrom('stored_file')
    .where('owner', '=', userOwner(account.id))
    .returning(['id', 'extension'])
    .execute()
  await trx.deleteFrom('app_user').where('id', '=', account.id).execute()
  return files
}

async function eraseOrders(trx: Transaction<Database>, uid: string): Promise<void> {
  const own = trx.selectFrom('orders').select('id').where('user_id', '=', uid)
  await trx.deleteFrom('idempotency_key').where('order_id', 'in', own).execute()
  await trx.updateTable('refund').set({ comment: '' }).where('order_id', 'in', own).execute()
  await trx
    .updateTable('promo_use')
    .set({ user_id: null, email: '' })
    .where('order_id', 'in', own)
    .execute()
  await trx
    .updateTable('orders')
    .set({
      user_id: null,
      // Nobody's: no cart token has such a hash.
      guest_hash: 'erased',
      commentary: '',
      recipient: JSON.stringify({ fio: messages.erasedBuyer, email: '', phone: '' }),
      // The number and name of a company are no personal data, those of a sole trader are.
      organization: sql<string | null>`case
        when length(organization ->> 'inn') = ${LEGAL_INN_LENGTH} then organization end`,
      delivery: sql<string>`jsonb_set(delivery, '{address}', '""')`
    })
    .where('user_id', '=', uid)
    .execute()
}

/** What knows the person by something else than a foreign key. */
async function eraseTraces(
  trx: Transaction<Database>,
  { id, email, phone }: Account
): Promise<void> {
  const owner = userOwner(id)
  await trx.deleteFrom('basket').where('owner', '=', owner).execute()
  await trx.deleteFrom('delivery_calculation').where('owner', '=', owner).execute()
  await trx.deleteFrom('idempotency_key').where('scope', '=', owner).execute()
  await trx.deleteFrom('form_answer').where('owner', '=', owner).execute()
  await trx.deleteFrom('mailing_recipient').where('email', '=', email).execute()
  await trx.deleteFrom('letter').where('recipient', 'in', [email, phone]).execute()
  await trx.deleteFrom('restock_request').where('email', '=', email).execute()
  await trx.updateTable('consent_record').set({ user_id: null }).where('user_id', '=', id).execute()
  await trx
    .updateTable('raffle_participant')
    .set({ name: messages.erasedParticipant })
    .where('user_id', '=', id)
    .execute()
}
