import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { PricedLine } from '../basket/price-lines.ts'

interface Taken {
  readonly offerId: number
  readonly count: number
}

/** Takes what was bought off the stock; the offers are held already. */
export async function takeStock(
  trx: Transaction<Database>,
  bought: readonly PricedLine[]
): Promise<void> {
  await takePieces(
    trx,
    bought.flatMap(line => line.portions)
  )
}

/** The same for pieces whose offers are known and held. */
export const takePieces = (trx: Transaction<Database>, pieces: readonly Taken[]): Promise<void> =>
  change(
    trx,
    pieces.map(({ offerId, count }) => ({ offerId, count: -count }))
  )

/** Gives the pieces of a cancelled order back. */
export async function returnStock(trx: Transaction<Database>, orderId: string): Promise<void> {
  const items = await trx
    .selectFrom('order_item')
    .select(['offer_id', 'count'])
    .where('order_id', '=', orderId)
    .execute()
  await returnPieces(
    trx,
    items.map(item => ({ offerId: item.offer_id, count: item.count }))
  )
}

/** Puts pieces back on sale. */
export const returnPieces = (trx: Transaction<Database>, pieces: readonly Taken[]): Promise<void> =>
  change(trx, pieces)

/** One by one in the order of the ids, as orders hold them: nobody waits in a circle. */
async function change(trx: Transaction<Database>, taken: readonly Taken[]): Promise<void> {
  for (const { offerId, count } of [...taken].sort((a, b) => a.offerId - b.offerId)) {
    await trx
      .updateTable('offer')
      .set({ stock: sql<number>`stock + ${count}::int` })
      .where('id', '=', offerId)
      .where('is_virtual', '=', false)
      .execute()
  }
}
