import type { Selectable, Transaction } from 'kysely'

import type { RefundTable } from '../../db/schema/refunds.ts'
import type { Database } from '../../db/schema.ts'
import { refundBonuses } from '../bonuses/refund-bonuses.ts'
import { returnToCertificate } from '../certificates/return-to-certificate.ts'
import type { lockOrder } from '../orders/cancel-order.ts'
import { readOrderItems } from '../orders/read-refunds.ts'
import { returnPieces } from '../orders/stock.ts'
import { mergeItems, offersOf, worthOf } from './refund-worth.ts'

type OrderRow = Awaited<ReturnType<typeof lockOrder>>

/**
 * The goods are back and the money is on its way: the pieces are for sale again, unless they are
 * broken, and bonuses and a certificate that paid follow the goods. The order is held. Returns what was given back
 * besides the money, kopecks.
 */
export async function finishRefund(
  trx: Transaction<Database>,
  order: OrderRow,
  refund: Selectable<RefundTable>,
  now: Date
): Promise<GivenBack> {
  const bought = await readOrderItems(trx, order.id)
  const finished = await readFinished(trx, order.id)
  const items = finished.filter(item => item.refundId === refund.id)
  const before = mergeItems(finished.filter(item => item.refundId !== refund.id))
  if (refund.reason !== 'defect') await returnPieces(trx, offersOf(items, bought, before))
  const returned = worthOf(mergeItems(finished), bought)
  return {
    certificate: await returnToCertificate(trx, order, returned),
    bonuses: await refundBonuses(trx, order, { refundId: refund.id, returned, now })
  }
}

interface GivenBack {
  readonly certificate: number
  readonly bonuses: number
}

/** Items of the order's finished refunds, this one among them. */
const readFinished = (trx: Transaction<Database>, orderId: string) =>
  trx
    .selectFrom('refund_item')
    .innerJoin('refund', 'refund.id', 'refund_item.refund_id')
    .select(['refund.id as refundId', 'group_id as groupId', 'count'])
    .where('refund.order_id', '=', orderId)
    .where('refund.status', '=', 'done')
    .orderBy('group_id')
    .execute()
