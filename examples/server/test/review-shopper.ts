import { randomUUID } from 'node:crypto'

import { readItemFacts } from '../src/modules/catalog/item-facts.ts'
import type { TestBackend } from '../src/testing/test-backend.ts'

const uidOf = async ({ db }: TestBackend, email: string) =>
  (
    await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow()
  ).id

interface Bought {
  readonly email: string
  readonly productId: number
  readonly kopecks?: number
  readonly at?: Date
}

/** An order of one piece, straight in the store: how it came there is told by other tests. */
export async function placeOrder(
  backend: TestBackend,
  { email, productId, kopecks = 100_000, at = backend.clock.now() }: Bought
): Promise<string> {
  const { db } = backend
  const group = await db
    .selectFrom('product_group')
    .innerJoin('offer', 'offer.group_id', 'product_group.id')
    .select(['product_group.id', 'offer.id as offerId'])
    .where('product_id', '=', productId)
    .orderBy('product_group.id')
    .executeTakeFirstOrThrow()
  const facts = (await readItemFacts(db, [group.id])).get(group.id)
  const payment = await db
    .selectFrom('payment_method')
    .select(['id', 'title'])
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  await db
    .insertInto('orders')
    .values({
      id,
      user_id: await uidOf(backend, email),
      guest_hash: null,
      status: 'new',
      created_at: at,
      goods_kopecks: kopecks,
      discount_kopecks: 0,
      bonus_kopecks: 0,
      delivery_kopecks: 0,
      total_kopecks: kopecks,
      promo_code: null,
      recipient: JSON.stringify({ fio: '', email, phone: '' }),
      organization: null,
      commentary: '',
      delivery: JSON.stringify({ title: '', address: '', date: '' }),
      payment_method: payment.id,
      payment_title: payment.title
    })
    .execute()
  await db
    .insertInto('order_item')
    .values({
      order_id: id,
      position: 0,
      group_id: group.id,
      offer_id: group.offerId,
      product_id: productId,
      title: facts?.title ?? '',
      variant: facts?.variant ?? '',
      url: facts?.url ?? '',
      image: null,
      count: 1,
      price_kopecks: kopecks,
      sum_kopecks: kopecks
    })
    .execute()
  return id
}

export const setStatus = ({ db }: TestBackend, orderId: string, status: 'done' | 'cancelled') =>
  db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()

export const handOver = (backend: TestBackend, orderId: string) =>
  setStatus(backend, orderId, 'done')

/** A file as an upload leaves it: owned, and attached to nothing yet. */
export async function giveFile(
  backend: TestBackend,
  { email, kind }: { readonly email: string; readonly kind: 'picture' | 'video' | 'document' }
): Promise<string> {
  const id = randomUUID()
  const extension = { picture: 'jpg', video: 'mp4', document: 'pdf' }[kind]
  await backend.db
    .insertInto('stored_file')
    .values({
      id,
      owner: `user:${await uidOf(backend, email)}`,
      target_code: 'review',
      kind,
      extension,
      media_type: '',
      title: `фото.${extension}`,
      size: 1000,
      width: null,
      height: null,
      created_at: backend.clock.now()
    })
    .execute()
  return id
}
