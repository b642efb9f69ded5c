import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { uidOf } from '../basket/owner.ts'

const LESS_BONUSES = 'Бонусов стало меньше. Проверьте сумму заказа'
const SWITCH = 'shop.needToUseBonuses'

/** Kopecks an owner of a basket may write off: none for a guest, none while they are switched off. */
export async function readBonuses(db: Kysely<Database>, owner: string): Promise<number> {
  const uid = uidOf(owner)
  if (uid === undefined) return 0
  const account = await db
    .selectFrom('app_user')
    .select('bonus_kopecks')
    .where('id', '=', uid)
    .executeTakeFirst()
  const balance = account?.bonus_kopecks ?? 0
  return balance > 0 && (await areBonusesOn(db)) ? balance : 0
}

/** Writes bonuses off, never below zero: a second order at the same moment is refused. */
export async function takeBonuses(
  trx: Transaction<Database>,
  uid: string | undefined,
  kopecks: number
): Promise<void> {
  if (uid === undefined || kopecks === 0) return
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set(({ eb }) => ({ bonus_kopecks: eb('bonus_kopecks', '-', kopecks) }))
    .where('id', '=', uid)
    .where('bonus_kopecks', '>=', kopecks)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HttpError(409, LESS_BONUSES)
}

/** Gives the bonuses of a cancelled order back. */
export async function giveBonuses(
  trx: Transaction<Database>,
  uid: string | undefined,
  kopecks: number
): Promise<void> {
  if (uid === undefined || kopecks === 0) return
  await trx
    .updateTable('app_user')
    .set(({ eb }) => ({ bonus_kopecks: eb('bonus_kopecks', '+', kopecks) }))
    .where('id', '=', uid)
    .execute()
}

/** On unless the shop's own settings say otherwise, as in its configuration. */
async function areBonusesOn(db: Kysely<Database>): Promise<boolean> {
  const own = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SWITCH)
    .executeTakeFirst()
  return own?.value !== false
}
