import { formatPrice } from '@vitrina/core'
import { DAY_MS } from '@vitrina/core/values'
import type { Transaction } from 'kysely'
import { newNumber } from '../../db/certificate-number.ts'
import type { Database } from '../../db/schema.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { certificateLetter } from './certificate-letter.ts'

const LIFE_DAYS = 365

/**
 * Gives every certificate of a paid order its number, a promo code with a balance, and keeps the letter
 * that tells them. An order that has its numbers gets no others. The order is held.
 */
export async function issueCertificates(
  trx: Transaction<Database>,
  orderId: string,
  now: Date
): Promise<void> {
  const missing = await readMissing(trx, orderId)
  const [first] = missing
  if (first === undefined) return
  const certificates = missing.flatMap(({ count, group_id, price_kopecks }) =>
    Array.from({ length: count }, () => ({
      number: newNumber(),
      groupId: group_id,
      kopecks: price_kopecks
    }))
  )
  const expiresAt = new Date(now.getTime() + LIFE_DAYS * DAY_MS)
  await trx
    .insertInto('promo')
    .values(certificates.map(certificate => promoOf(certificate, expiresAt)))
    .execute()
  await trx
    .insertInto('certificate')
    .values(certificates.map(certificate => rowOf(certificate, orderId)))
    .execute()
  const { email } = first.recipient
  // A role may be asked for no e-mail: the order's page shows the numbers.
  if (email !== '') {
    await writeLetter(trx, certificateLetter(email, certificates, expiresAt), { now })
  }
}

/** What the order sold; nothing once its numbers are there: they come all at once. */
async function readMissing(trx: Transaction<Database>, orderId: string) {
  const issued = await trx
    .selectFrom('certificate')
    .select('code')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  if (issued !== undefined) return []
  return trx
    .selectFrom('order_item')
    .innerJoin('offer', 'offer.id', 'order_item.offer_id')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select(['order_item.count', 'order_item.group_id', 'price_kopecks', 'orders.recipient'])
    .where('order_item.order_id', '=', orderId)
    .where('offer.is_virtual', '=', true)
    .where('price_kopecks', '>', 0)
    .orderBy('order_item.position')
    .execute()
}

interface Sold {
  readonly number: string
  readonly groupId: number
  readonly kopecks: number
}

const promoOf = ({ number, kopecks }: Sold, expiresAt: Date) => ({
  code: number,
  title: `Подарочный сертификат на ${formatPrice(kopecks / 100)}`,
  percent: null,
  amount_kopecks: kopecks,
  minimum_kopecks: 0,
  max_uses: null,
  once_per_user: false,
  starts_at: null,
  expires_at: expiresAt,
  max_discount_kopecks: null
})

const rowOf = ({ number, groupId, kopecks }: Sold, orderId: string) => ({
  code: number,
  order_id: orderId,
  group_id: groupId,
  amount_kopecks: kopecks,
  balance_kopecks: kopecks,
  refund_id: null,
  ended_at: null
})
