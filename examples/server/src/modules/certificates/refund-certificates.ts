import { formatPrice } from '@vitrina/core'
import type { Kysely, Selectable, Transaction } from 'kysely'

import type { CertificateTable } from '../../db/schema/basket.ts'
import type { Database } from '../../db/schema.ts'
import { endCertificates, holdCertificates } from './end-certificates.ts'

interface Asked {
  readonly orderId: string
  readonly refundId: string
  readonly items: readonly { readonly groupId: number; readonly count: number }[]
}

/**
 * Takes the numbers whose money is asked back out of use until the shop has decided: of several first
 * those with most on them. The order is held.
 */
export async function takeRefunded(
  trx: Transaction<Database>,
  { orderId, refundId, items }: Asked
): Promise<void> {
  const free = (await holdCertificates(trx, orderId)).filter(isFree)
  const taken = items.flatMap(({ groupId, count }) =>
    free.filter(({ group_id }) => group_id === groupId).slice(0, count)
  )
  if (taken.length === 0) return
  await trx
    .updateTable('certificate')
    .set({ refund_id: refundId })
    .where(
      'code',
      'in',
      taken.map(({ code }) => code)
    )
    .execute()
}

const isFree = ({ refund_id, ended_at }: Selectable<CertificateTable>) =>
  refund_id === null && ended_at === null

/** A refund that was refused gives its numbers back, one that is done ends them. */
export async function decideRefunded(
  trx: Transaction<Database>,
  { refundId, status, now }: { refundId: string; status: string; now: Date }
): Promise<void> {
  const rows = await trx
    .selectFrom('certificate')
    .select('code')
    .where('refund_id', '=', refundId)
    .execute()
  if (status === 'done') {
    await endCertificates(
      trx,
      rows.map(({ code }) => code),
      now
    )
  }
  if (status === 'rejected') {
    await trx
      .updateTable('certificate')
      .set({ refund_id: null })
      .where('refund_id', '=', refundId)
      .execute()
  }
}

/** What the keeper has to know before he gives money back: which numbers were spent, and how far. */
export async function spentOfRefunds(
  db: Kysely<Database>,
  refundIds: readonly string[]
): Promise<(refundId: string) => readonly string[]> {
  const rows = await db
    .selectFrom('certificate')
    .selectAll()
    .where('refund_id', 'in', refundIds)
    .whereRef('balance_kopecks', '<', 'amount_kopecks')
    .orderBy('code')
    .execute()
  return refundId =>
    rows
      .filter(({ refund_id }) => refund_id === refundId)
      .map(({ code, amount_kopecks, balance_kopecks }) => {
        const spent = formatPrice((amount_kopecks - balance_kopecks) / 100)
        return `сертификат ${code} уже потрачен: ${spent} из ${formatPrice(amount_kopecks / 100)}`
      })
}
