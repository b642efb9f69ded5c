import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { hashCartToken } from '../basket/owner.ts'
import type { Account } from './accounts.ts'
import { isProven } from './proven-email.ts'

/**
 * What a guest ordered with this cart token under a contact that is proven to be the account's stands
 * among its orders from now on. All else stays the guest's: the next who signs in on a browser may
 * be somebody else.
 */
export async function adoptGuestOrders(
  trx: Transaction<Database>,
  cartToken: string,
  account: Account
): Promise<void> {
  const taken = { user_id: account.id, guest_hash: null }
  const guestHash = hashCartToken(cartToken)
  if (isProven(account)) {
    const orders = trx.updateTable('orders').set(taken).where('guest_hash', '=', guestHash)
    await orders
      .where(({ eb, fn, ref }) =>
        eb(fn('lower', [ref('recipient', '->>').key('email')]), '=', account.email)
      )
      .execute()
  }
  if (account.verified_phone !== null && account.verified_phone === account.phone) {
    const blanks = trx.updateTable('blank').set(taken).where('guest_hash', '=', guestHash)
    await blanks.where('phone', '=', account.phone).execute()
  }
}
