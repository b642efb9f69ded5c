import type { Selectable, Transaction } from 'kysely'

import type { CertificateTable } from '../../db/schema/basket.ts'
import type { Database } from '../../db/schema.ts'
import { holdCodes } from '../promo/promo-codes.ts'

type Certificate = Selectable<CertificateTable>

/** Whether somebody has paid with it: what is left on it is less than its sum. */
export const isSpent = ({ balance_kopecks, amount_kopecks }: Certificate): boolean =>
  balance_kopecks < amount_kopecks

/** The certificates that an order sold, held: none of them is spent till the transaction ends. */
export async function holdCertificates(
  trx: Transaction<Database>,
  orderId: string
): Promise<readonly Certificate[]> {
  const sold = await trx
    .selectFrom('certificate')
    .select('code')
    .where('order_id', '=', orderId)
    .execute()
  if (sold.length === 0) return []
  await holdCodes(
    trx,
    sold.map(({ code }) => code)
  )
  return trx
    .selectFrom('certificate')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('balance_kopecks', 'desc')
    .orderBy('code')
    .execute()
}

/** Nobody pays with them any more. */
export async function endCertificates(
  trx: Transaction<Database>,
  codes: readonly string[],
  now: Date
): Promise<void> {
  await trx
    .updateTable('certificate')
    .set({ ended_at: now })
    .where('code', 'in', ['', ...codes])
    .execute()
}
