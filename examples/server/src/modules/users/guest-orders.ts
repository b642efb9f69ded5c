import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { hashCartToken } from '../basket/owner.ts'

/** What a guest ordered with this cart token stands among the account's orders from now on. */
export async function adoptGuestOrders(
  trx: Transaction<Database>,
  cartToken: string,
  uid: string
): Promise<void> {
  const account = { user_id: uid, guest_hash: null }
  const guestHash = hashCartToken(cartToken)
  await trx.updateTable('orders').set(account).where('guest_hash', '=', guestHash).execute()
  await trx.updateTable('blank').set(account).where('guest_hash', '=', guestHash).execute()
}
