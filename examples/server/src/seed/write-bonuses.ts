import { DAY_MS } from '@vitrina/core/values'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../db/schema.ts'
import { bonusMessages } from '../modules/bonuses/bonus.messages.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { BONUS_PERCENT } from './shop-facts.ts'

const DAYS_BEFORE_FIRST_ORDER = 30
/** The demo shop's bonuses burn; without the setting they live for ever. */
const LIFETIME_DAYS = 365

/** Writes what the demo accounts got as a welcome and for their orders that are done. */
export async function writeBonuses(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const users = await db.selectFrom('app_user').select(['id', 'email']).execute()
  const orders = await readRewarded(db)
  const entries = shop.accounts.flatMap(({ email, bonusKopecks }) => {
    const user = users.find(each => each.email === email.toLowerCase())
    if (user === undefined) return []
    const own = orders.filter(order => order.user_id === user.id)
    const first = own[0]?.created_at ?? new Date()
    const opening = {
      ...base(user.id, new Date(first.getTime() - DAYS_BEFORE_FIRST_ORDER * DAY_MS)),
      kind: 'opening' as const,
      amount_kopecks: bonusKopecks,
      order_id: null,
      title: 'Приветственные бонусы'
    }
    const accrued = own.map(order => ({
      ...base(user.id, order.created_at),
      kind: 'accrued' as const,
      amount_kopecks: order.bonus_accrual_kopecks,
      order_id: order.id,
      title: bonusMessages.accrued(order.number)
    }))
    return bonusKopecks > 0 ? [opening, ...accrued] : accrued
  })
  await insertRows(db, 'bonus_entry', entries)
  await sql`
    update setting set value = value || ${JSON.stringify({ lifetimeDays: LIFETIME_DAYS, accrualPercent: BONUS_PERCENT })}::jsonb
    where key = 'bonuses.rules'
  `.execute(db)
  await sql`
    update app_user set bonus_kopecks = coalesce(
      (select sum(amount_kopecks) from bonus_entry where user_id = app_user.id), 0)
  `.execute(db)
}

const readRewarded = (db: Kysely<Database>) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'created_at', 'bonus_accrual_kopecks'])
    .where('status', '=', 'done')
    .where('bonus_accrual_kopecks', '>', 0)
    .orderBy('created_at')
    .execute()

const base = (user_id: string, at: Date): Pick<SeedRow<'bonus_entry'>, 'user_id' | 'at'> => ({
  user_id,
  at
})
