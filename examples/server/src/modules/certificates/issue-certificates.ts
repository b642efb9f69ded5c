import { randomInt } from 'node:crypto'
import { formatPrice } from '@vitrina/core'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { type Certificate, certificateLetter } from './certificate-letter.ts'

/** Without those that are taken for one another when they are read aloud or typed. */
const SIGNS = 'АВЕКМНРСТУХ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4
const LIFE_DAYS = 365
const DAY_MS = 86_400_000

/**
 * Gives every certificate of a paid order its number, a promo code of that sum for one order, and
 * keeps the letter that tells them.
 */
export async function issueCertificates(
  trx: Transaction<Database>,
  orderId: string,
  now: Date
): Promise<void> {
  const sold = await trx
    .selectFrom('order_item')
    .innerJoin('offer', 'offer.id', 'order_item.offer_id')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select(['order_item.count', 'order_item.price_kopecks', 'orders.recipient'])
    .where('order_item.order_id', '=', orderId)
    .where('offer.is_virtual', '=', true)
    .orderBy('order_item.position')
    .execute()
  const [first] = sold
  if (first === undefined) return
  const certificates = sold.flatMap(({ count, price_kopecks }) =>
    Array.from({ length: count }, () => ({ number: newNumber(), kopecks: price_kopecks }))
  )
  const expiresAt = new Date(now.getTime() + LIFE_DAYS * DAY_MS)
  await trx
    .insertInto('promo')
    .values(certificates.map(certificate => promoOf(certificate, expiresAt)))
    .execute()
  const letter = certificateLetter(first.recipient.email, certificates, expiresAt)
  await writeLetter(trx, letter, { now })
}

const promoOf = ({ number, kopecks }: Certificate, expiresAt: Date) => ({
  code: number,
  title: `Подарочный сертификат на ${formatPrice(kopecks / 100)}`,
  percent: null,
  amount_kopecks: kopecks,
  minimum_kopecks: 0,
  max_uses: 1,
  once_per_user: false,
  starts_at: null,
  expires_at: expiresAt,
  max_discount_kopecks: null
})

/** «ПС-К3НВ-8АТР-2ХЕ7»: fifty bits that nobody guesses. */
const newNumber = () => ['ПС', ...Array.from({ length: GROUPS }, newGroup)].join('-')

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
