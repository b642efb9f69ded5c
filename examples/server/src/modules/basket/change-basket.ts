import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { type Buyer, findPromo, refusePromo } from '../promo/promo-codes.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { type BasketRow, lockBasket, removeLines, removeSets, touchBasket } from './basket-rows.ts'
import type { BasketScope } from './basket-scope.ts'
import { type Newest, orderOf } from './intent-order.ts'
import { changeRows, numbered, readRows } from './intent-rows.ts'
import { priceStocked } from './priced-basket.ts'
import { readPurse } from './purse.ts'
import { readLines } from './read-lines.ts'
import { readShopRules } from './shop-rules.ts'
import { sumLines } from './sums.ts'

/** A copy of a request comes within seconds: nobody selects so often meanwhile. */
const KEPT_SELECTIONS = 100

export interface Removal {
  readonly groupIds: readonly number[]
  /** Takes the lines and sets out of stock as well. */
  readonly notInStock: boolean
}

/** Id of a visitor's wish; one that is not newer than the last one applied changes nothing. */
type Intent = string | undefined

export async function takeOut(
  trx: Transaction<Database>,
  scope: BasketScope,
  { groupIds, notInStock }: Removal
): Promise<void> {
  const basket = await lockBasket(trx, scope.owner, scope.now)
  const { lines, sets } = priceStocked(await readLines(trx, basket.id), scope.priceRole)
  const missing = lines.filter(line => line.setId === undefined && !line.isInStock)
  const missingSets = notInStock ? sets.filter(set => !set.isInStock) : []
  const removed = [
    ...groupIds.filter(Number.isSafeInteger),
    ...(notInStock ? missing.map(line => line.groupId) : [])
  ]
  const { numUpdatedRows: ofLines } = await removeLines(trx, basket.id, removed)
  const { numUpdatedRows: ofSets } = await removeSets(
    trx,
    basket.id,
    missingSets.map(set => set.id)
  )
  if (ofLines + ofSets > 0n) await touchBasket(trx, basket.id, scope.now)
}

/** Empties the basket; with an intent, of what was put in before it. The promo code stays. */
export async function clear(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  intent: Intent
): Promise<Newest> {
  const basket = await lockBasket(trx, owner, now)
  const order = orderOf(basket, now)
  const rows = await readRows(trx, basket)
  const gone = { count: 0, clamped: false }
  const filled = rows.filter(({ count }) => count > 0)
  if (intent === undefined) {
    if (await changeRows(trx, basket, filled, gone)) await touchBasket(trx, basket.id, now)
    return {}
  }
  // Rows of lines that are gone note it as well: none of their older intents may arrive later.
  const news = numbered(rows, row => order.take(row.thing, intent, row.intent))
  if (await changeRows(trx, basket, news.rows, { ...gone, intent: news.number })) {
    await order.save(trx)
    await touchBasket(trx, basket.id, now)
  }
  return order.newest
}

interface Selection {
  readonly groupIds: readonly number[]
  readonly setIds?: readonly string[] | undefined
  readonly selected: boolean
  readonly intent?: Intent
}

export async function select(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  { groupIds, setIds = [], selected, intent }: Selection
): Promise<Newest> {
  const basket = await lockBasket(trx, owner, now)
  if (intent !== undefined) {
    if (basket.selections.includes(intent)) return {}
    await noteSelection(trx, basket, intent)
  }
  const things = new Set([...groupIds.map(String), ...setIds])
  const rows = await readRows(trx, basket)
  const about = rows.filter(({ thing, count }) => count > 0 && things.has(thing))
  const order = orderOf(basket, now)
  const news =
    intent === undefined
      ? { rows: about.filter(row => row.selected !== selected), number: undefined }
      : numbered(about, row => order.take(`select ${row.thing}`, intent, row.select_intent))
  const request = { selected, ...(news.number !== undefined && { select_intent: news.number }) }
  if (await changeRows(trx, basket, news.rows, request)) {
    await order.save(trx)
    await touchBasket(trx, basket.id, now)
  }
  return order.newest
}

/** A late copy of the wish must not reach a line that was put in since. */
const noteSelection = (trx: Transaction<Database>, { id, selections }: BasketRow, intent: string) =>
  trx
    .updateTable('basket')
    .set({ selections: [...selections, intent].slice(-KEPT_SELECTIONS) })
    .where('id', '=', id)
    .execute()

/** What became of a wish about the whole basket. */
interface Outcome {
  /** Why it cannot come true. */
  readonly refusal?: string | undefined
  readonly newest?: Newest
}

interface PromoRequest {
  readonly code: string | null
  readonly buyer: Buyer
  readonly intent?: Intent
}

/**
 * Puts a promo code on the basket, or takes it off. A refused wish is noted as well, so that a late
 * copy of it does not come true.
 */
export async function changePromo(
  trx: Transaction<Database>,
  { owner, priceRole, now }: BasketScope,
  { code, buyer, intent }: PromoRequest
): Promise<Outcome> {
  const basket = await lockBasket(trx, owner, now)
  const order = orderOf(basket, now)
  const number = intent && order.take('promo', intent, basket.promo_intent)
  if (order.newest.promo !== undefined) return { newest: order.newest }
  const isCopy = intent !== undefined && number === undefined
  if (isCopy && (code === null || basket.promo_code !== null)) return {}
  const noted = number === undefined ? {} : { promo_intent: number }
  await order.save(trx)
  if (code === null || code.trim() === '') {
    await change(trx, basket, { ...noted, promo_code: null }, now)
    return {}
  }
  const promo = await findPromo(trx, code)
  const { lines } = priceStocked(await readLines(trx, basket.id), priceRole)
  const things = lines.filter(line => !line.isVirtual)
  const { goods } = sumLines(things, {})
  const refusal = await refusePromo(trx, promo, { buyer, goods, now })
  // A copy of a refused wish hears the reason again, and never comes true.
  if (isCopy) return { refusal }
  const changes = refusal === undefined ? { promo_code: promo?.code ?? null } : {}
  await change(trx, basket, { ...noted, ...changes }, now)
  return { refusal }
}

interface BonusRequest {
  /** Kopecks. */
  readonly wanted: number
  readonly intent?: Intent
}

/** Keeps how many bonuses are wanted, at most those there are. */
export async function changeBonuses(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  { wanted, intent }: BonusRequest
): Promise<Outcome> {
  const { bonuses } = await readShopRules(trx)
  const balance = (await readPurse(trx, owner, bonuses))?.balance ?? 0
  const basket = await lockBasket(trx, owner, now)
  const order = orderOf(basket, now)
  const number = intent && order.take('bonuses', intent, basket.bonus_intent)
  if (intent !== undefined && number === undefined) return { newest: order.newest }
  await order.save(trx)
  const isRefused = wanted > 0 && balance === 0
  await change(
    trx,
    basket,
    {
      ...(number !== undefined && { bonus_intent: number }),
      ...(!isRefused && { bonus_kopecks: Math.min(wanted, balance) })
    },
    now
  )
  return isRefused ? { refusal: messages.noBonuses } : {}
}

type Changes = Partial<
  Pick<BasketRow, 'promo_code' | 'promo_intent' | 'bonus_kopecks' | 'bonus_intent'>
>

async function change(
  trx: Transaction<Database>,
  { id }: BasketRow,
  changes: Changes,
  now: Date
): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await trx.updateTable('basket').set(changes).where('id', '=', id).execute()
  }
  await touchBasket(trx, id, now)
}
