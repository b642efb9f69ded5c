import { formatPrice } from '@vitrina/core'
import { formatDay } from '@vitrina/core/values'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { codeSpellings } from './code-spellings.ts'
import type { Promo } from './discount.ts'

/** Who wants the discount; a guest's e-mail is known only with his order. */
export interface Buyer {
  readonly uid?: string | undefined
  readonly email?: string | undefined
}

const messages = {
  unknown: 'Промокод не найден',
  early: (day: string) => `Промокод начнёт действовать ${day}`,
  expired: 'Срок действия промокода истёк',
  usedUp: 'Промокод больше не действует: его использовали максимальное число раз',
  ended: 'Сертификат больше не действует: покупку, с которой его оформили, отменили или возвращают',
  spent: 'На сертификате ничего не осталось',
  usedByBuyer: 'Вы уже использовали этот промокод',
  belowMinimum: (rubles: number) => `Промокод действует при заказе от ${formatPrice(rubles)}`
} as const

/** A code as the store has it, whichever of its spellings was typed; the first of them that is there. */
export async function findPromo(db: Kysely<Database>, typed: string): Promise<Promo | undefined> {
  const spellings = codeSpellings(typed)
  const found = await db.selectFrom('promo').selectAll().where('code', 'in', spellings).execute()
  const promo = spellings.flatMap(code => found.find(one => one.code === code) ?? [])[0]
  if (promo === undefined) return undefined
  const certificate = await db
    .selectFrom('certificate')
    .selectAll()
    .where('code', '=', promo.code)
    .executeTakeFirst()
  if (certificate === undefined) return promo
  return { ...promo, amount_kopecks: certificate.balance_kopecks, certificate }
}

/**
 * Holds the code until the transaction ends: two orders cannot take its last use, and a certificate
 * is not spent and given back at once.
 */
export async function lockPromo(
  trx: Transaction<Database>,
  code: string
): Promise<Promo | undefined> {
  await holdCodes(trx, [code])
  return findPromo(trx, code)
}

/** Codes in one order for all: nobody waits in a circle. */
export const holdCodes = (trx: Transaction<Database>, codes: readonly string[]) =>
  trx
    .selectFrom('promo')
    .select('code')
    .where('code', 'in', ['', ...codes])
    .orderBy('code')
    .forUpdate()
    .execute()

/** Why a code cannot be used, or undefined when it can. `goods` in kopecks. */
export async function refusePromo(
  db: Kysely<Database>,
  promo: Promo | undefined,
  { buyer, goods, now }: { buyer: Buyer; goods: number; now: Date }
): Promise<string | undefined> {
  if (promo === undefined) return messages.unknown
  if (isEnded(promo)) return messages.ended
  if (isSpent(promo)) return messages.spent
  if (isEarly(promo, now)) return messages.early(formatDay(promo.starts_at?.getTime() ?? 0))
  if (isExpired(promo, now)) return messages.expired
  if (isUsedUp(promo)) return messages.usedUp
  if (promo.once_per_user && (await wasUsedBy(db, promo.code, buyer))) return messages.usedByBuyer
  if (goods < promo.minimum_kopecks) return messages.belowMinimum(promo.minimum_kopecks / 100)
  return undefined
}

/** A code that lies in a basket loses its effect when its time or its uses are over. */
export async function isAlive(
  db: Kysely<Database>,
  promo: Promo,
  { buyer, now }: { buyer: Buyer; now: Date }
): Promise<boolean> {
  if (isEnded(promo) || isSpent(promo)) return false
  if (isEarly(promo, now) || isExpired(promo, now) || isUsedUp(promo)) return false
  return !(promo.once_per_user && (await wasUsedBy(db, promo.code, buyer)))
}

export async function usePromo(
  trx: Transaction<Database>,
  promo: Promo,
  use: { orderId: string; uid: string | undefined; email: string; kopecks: number }
): Promise<void> {
  await trx
    .updateTable('promo')
    .set({ used: promo.used + 1 })
    .where('code', '=', promo.code)
    .execute()
  await changeBalance(trx, promo.code, -use.kopecks)
  await trx
    .insertInto('promo_use')
    .values({
      promo_code: promo.code,
      order_id: use.orderId,
      user_id: use.uid ?? null,
      email: use.email,
      amount_kopecks: use.kopecks
    })
    .execute()
}

/** A cancelled order gives its use back, and to a certificate what it had taken off it. */
export async function returnPromo(trx: Transaction<Database>, orderId: string): Promise<void> {
  const returned = await trx
    .deleteFrom('promo_use')
    .where('order_id', '=', orderId)
    .returning(['promo_code', 'amount_kopecks', 'returned_kopecks'])
    .execute()
  for (const { promo_code, amount_kopecks, returned_kopecks } of returned) {
    await trx
      .updateTable('promo')
      .set(({ eb }) => ({ used: eb('used', '-', 1) }))
      .where('code', '=', promo_code)
      .execute()
    await changeBalance(trx, promo_code, amount_kopecks - returned_kopecks)
  }
}

/** Kopecks spent from a certificate, or come back to it; other codes have no balance. */
export const changeBalance = (trx: Transaction<Database>, code: string, kopecks: number) =>
  trx
    .updateTable('certificate')
    .set(({ eb }) => ({ balance_kopecks: eb('balance_kopecks', '+', kopecks) }))
    .where('code', '=', code)
    .execute()

const isEnded = ({ certificate }: Promo) =>
  certificate !== undefined && (certificate.ended_at !== null || certificate.refund_id !== null)
const isSpent = ({ certificate }: Promo) => certificate?.balance_kopecks === 0

const isEarly = ({ starts_at }: Promo, now: Date) => starts_at !== null && starts_at > now
const isExpired = ({ expires_at }: Promo, now: Date) => expires_at !== null && expires_at <= now
const isUsedUp = ({ max_uses, used }: Promo) => max_uses !== null && used >= max_uses

async function wasUsedBy(
  db: Kysely<Database>,
  code: string,
  { uid, email }: Buyer
): Promise<boolean> {
  if (uid === undefined && email === undefined) return false
  const use = await db
    .selectFrom('promo_use')
    .select('order_id')
    .where('promo_code', '=', code)
    .where(({ or, eb }) =>
      or([
        ...(uid === undefined ? [] : [eb('user_id', '=', uid)]),
        ...(email === undefined ? [] : [eb('email', '=', email)])
      ])
    )
    .limit(1)
    .executeTakeFirst()
  return use !== undefined
}
