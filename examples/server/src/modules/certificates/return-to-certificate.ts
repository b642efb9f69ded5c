import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { changeBalance, holdCodes } from '../promo/promo-codes.ts'

interface PaidOrder {
  readonly id: string
  readonly goods_kopecks: number
  readonly promo_code: string | null
}

/**
 * The certificate that paid for goods gets its share when they are sent back: `returned` is the worth
 * of all that came back so far, kopecks. Returns the kopecks that it got now.
 */
export async function returnToCertificate(
  trx: Transaction<Database>,
  { id, goods_kopecks, promo_code }: PaidOrder,
  returned: number
): Promise<number> {
  if (promo_code === null) return 0
  await holdCodes(trx, [promo_code])
  const use = await trx
    .selectFrom('promo_use')
    .innerJoin('certificate', 'certificate.code', 'promo_use.promo_code')
    .select(['promo_use.amount_kopecks', 'promo_use.returned_kopecks'])
    .where('promo_use.order_id', '=', id)
    .where('promo_use.promo_code', '=', promo_code)
    .executeTakeFirst()
  if (use === undefined || goods_kopecks === 0) return 0
  const share = Math.floor((use.amount_kopecks * Math.min(returned, goods_kopecks)) / goods_kopecks)
  const back = Math.max(0, share - use.returned_kopecks)
  await trx
    .updateTable('promo_use')
    .set({ returned_kopecks: use.returned_kopecks + back })
    .where('order_id', '=', id)
    .where('promo_code', '=', promo_code)
    .execute()
  await changeBalance(trx, promo_code, back)
  return back
}
