import type { Transaction } from 'kysely'

import type { BonusEntryTable } from '../../db/schema/bonuses.ts'
import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { type Notifier, notify } from '../notifications/notify.ts'
import { bonusMessages as messages } from './bonus.messages.ts'

interface Entry {
  readonly uid: string
  readonly kind: BonusEntryTable['kind']
  /** Kopecks added to the balance. */
  readonly amount: number
  /** None where no order has to do with it. */
  readonly orderId: string | null
  readonly refundId?: string
  readonly title: string
  readonly now: Date
}

/** An order as far as its bonuses go. Kopecks. */
export interface OrderBonuses {
  readonly id: string
  readonly user_id: string | null
  readonly bonus_kopecks: number
  readonly bonus_accrual_kopecks: number
}

/** Takes what an order is paid with: written off at once, so that a second order cannot use it. */
export async function holdBonuses(
  trx: Transaction<Database>,
  { id, user_id, bonus_kopecks }: OrderBonuses,
  now: Date
): Promise<void> {
  if (user_id === null || bonus_kopecks === 0) return
  const title = messages.held(await numberOf(trx, id))
  await enter(trx, { uid: user_id, kind: 'held', amount: -bonus_kopecks, orderId: id, title, now })
}

/**
 * What an order's new status does to its bonuses: done brings them, cancelled gives them back.
 * Asked again it changes nothing.
 */
export async function settleBonuses(
  trx: Transaction<Database>,
  order: OrderBonuses,
  status: StatusCode,
  { now, notifier }: { readonly now: Date; readonly notifier?: Notifier | undefined }
): Promise<void> {
  const { id, user_id, bonus_kopecks, bonus_accrual_kopecks } = order
  if (user_id === null || (status !== 'done' && status !== 'cancelled')) return
  const base = { uid: user_id, orderId: id, now }
  const number = await numberOf(trx, id)
  if (status === 'cancelled') {
    const title = messages.released(number)
    if (bonus_kopecks > 0)
      await enter(trx, { ...base, kind: 'released', amount: bonus_kopecks, title })
    return
  }
  if (bonus_kopecks > 0) {
    await enter(trx, { ...base, kind: 'spent', amount: 0, title: messages.spent(number) })
  }
  if (bonus_accrual_kopecks > 0) {
    const title = messages.accrued(number)
    const entry = { ...base, kind: 'accrued', amount: bonus_accrual_kopecks, title } as const
    const isNew = await enter(trx, entry)
    if (isNew && notifier) await notifyAccrual(trx, entry, number, notifier)
  }
}

const notifyAccrual = (
  trx: Transaction<Database>,
  { uid, amount }: Entry,
  number: string,
  notifier: Notifier
) =>
  notify(
    trx,
    {
      userId: uid,
      typeCode: 'bonus',
      title: messages.accrualTitle(amount / 100),
      body: messages.accrualBody(number)
    },
    notifier
  )

/** The only place that changes a balance: never without its entry, never below zero. */
export async function enter(trx: Transaction<Database>, entry: Entry): Promise<boolean> {
  const { uid, kind, amount, orderId, refundId = null, title, now } = entry
  const written = await trx
    .insertInto('bonus_entry')
    .values({
      user_id: uid,
      kind,
      amount_kopecks: amount,
      order_id: orderId,
      refund_id: refundId,
      title,
      at: now
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) return false
  if (amount === 0) return true
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set(({ eb }) => ({ bonus_kopecks: eb('bonus_kopecks', '+', amount) }))
    .where('id', '=', uid)
    .where('bonus_kopecks', '>=', Math.max(0, -amount))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HttpError(409, messages.fewer)
  return true
}

const numberOf = async (trx: Transaction<Database>, orderId: string) =>
  (await trx.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirst())
    ?.number ?? ''
