import { DAY_MS } from '@vitrina/core/values'
import { type Kysely, sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { AppDeps } from '../../http/adapter.ts'
import { readShopRules } from '../basket/shop-rules.ts'
import { bonusMessages as messages } from './bonus.messages.ts'
import { enter } from './ledger.ts'

const LOOK_EVERY_MS = 600_000
const AT_ONCE = 200

/** What came to an account at once; kopecks. */
interface Gain {
  readonly at: Date
  readonly amount: number
}

/**
 * What burns next of a balance and when, in kopecks; the newest gain first. Old bonuses are spent
 * first, so that what is left is the newest, and its oldest part burns next.
 */
export function nextToBurn(balance: number, gains: readonly Gain[], lifetimeDays: number) {
  let left = balance
  let oldest: Gain | undefined
  for (const { at, amount } of gains) {
    if (left <= 0) break
    oldest = { at, amount: Math.min(left, amount) }
    left -= amount
  }
  if (oldest === undefined || lifetimeDays === 0) return undefined
  return { value: oldest.amount, at: new Date(oldest.at.getTime() + lifetimeDays * DAY_MS) }
}

/** What came to a member, the newest first. */
export const readGains = (db: Kysely<Database>, uid: string) =>
  db
    .selectFrom('bonus_entry')
    .select(['at', 'amount_kopecks as amount'])
    .where('user_id', '=', uid)
    .where('amount_kopecks', '>', 0)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Takes what has lived its days out of every account; nothing where the shop sets no days. */
export async function burnBonuses({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  const { bonuses } = await readShopRules(db)
  if (!bonuses.isOn || bonuses.lifetimeDays === 0) return
  const at = now()
  const due = { at, days: bonuses.lifetimeDays }
  for (const { id } of await readDue(db, startOfLife(due))) {
    await db.transaction().execute(trx => burnOf(trx, id, due))
  }
}

/** Looks again and again until it is stopped. */
export function startBurning(deps: Pick<AppDeps, 'db' | 'now' | 'log'>): () => void {
  const report = (error: unknown) =>
    deps.log({ level: 'warn', bonuses: 'burning', error: String(error).slice(0, 300) })
  const timer = setInterval(() => burnBonuses(deps).catch(report), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

interface Due {
  readonly at: Date
  readonly days: number
}

const startOfLife = ({ at, days }: Due) => new Date(at.getTime() - days * DAY_MS)

/** What came since then, of the account of `uid`. */
const cameSince = (since: Date, uid: ReturnType<typeof sql.ref> | string) =>
  sql<number>`(select coalesce(sum(amount_kopecks), 0)::bigint from bonus_entry
    where user_id = ${uid} and amount_kopecks > 0 and at > ${since})`

/** Members who have more than came within the days. */
const readDue = (db: Kysely<Database>, since: Date) =>
  db
    .selectFrom('app_user')
    .select('id')
    .where('bonus_kopecks', '>', cameSince(since, sql.ref('app_user.id')))
    .limit(AT_ONCE)
    .execute()

async function burnOf(trx: Transaction<Database>, uid: string, due: Due): Promise<void> {
  const { bonus_kopecks } = await trx
    .selectFrom('app_user')
    .select('bonus_kopecks')
    .where('id', '=', uid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ came: number }>`
    select ${cameSince(startOfLife(due), uid)} as came`.execute(trx)
  const amount = bonus_kopecks - (rows[0]?.came ?? 0)
  if (amount <= 0) return
  const title = messages.burned(due.days)
  await enter(trx, { uid, kind: 'burned', amount: -amount, orderId: null, title, now: due.at })
}
