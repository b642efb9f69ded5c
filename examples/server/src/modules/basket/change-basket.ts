import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { type Buyer, findPromo, refusePromo } from '../promo/promo-codes.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { type BasketRow, lockBasket, removeLines, removeSets, touchBasket } from './basket-rows.ts'
import type { BasketScope } from './basket-scope.ts'
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
): Promise<void> {
  const basket = await lockBasket(trx, owner, now)
  const { numUpdatedRows: ofLines } = await clearTable(trx, 'basket_item', basket.id, intent)
  const { numUpdatedRows: ofSets } = await clearTable(trx, 'basket_set', basket.id, intent)
  if (ofLines + ofSets > 0n) await touchBasket(trx, basket.id, now)
}

/** Rows of lines that are gone note the intent as well: none of their older ones may arrive later. */
function clearTable(
  trx: Transaction<Database>,
  table: 'basket_item' | 'basket_set',
  basketId: string,
  intent: Intent
) {
  const rows = trx
    .updateTable(table)
    .set({ count: 0, clamped: false, ...(intent !== undefined && { intent }) })
    .where('basket_id', '=', basketId)
  const older =
    intent === undefined
      ? rows.where('count', '>', 0)
      : rows.where(sql<boolean>`intent < ${intent} collate "C"`)
  return older.executeTakeFirst()
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
): Promise<void> {
  const basket = await lockBasket(trx, owner, now)
  if (intent !== undefined) {
    if (basket.selections.includes(intent)) return
    await noteSelection(trx, basket, intent)
  }
  const wish = { selected, ...(intent !== undefined && { select_intent: intent }) }
  const { numUpdatedRows: ofLines } = await trx
    .updateTable('basket_item')
    .set(wish)
    .where('basket_id', '=', basket.id)
    .where('group_id', 'in', [-1, ...groupIds.filter(Number.isSafeInteger)])
    .where('count', '>', 0)
    .where(isNews(selected, intent))
    .executeTakeFirst()
  const { numUpdatedRows: ofSets } = await trx
    .updateTable('basket_set')
    .set(wish)
    .where('basket_id', '=', basket.id)
    .where('set_id', 'in', ['', ...setIds])
    .where('count', '>', 0)
    .where(isNews(selected, intent))
    .executeTakeFirst()
  if (ofLines + ofSets > 0n) await touchBasket(trx, basket.id, now)
}

/** A late copy of the wish must not reach a line that was put in since. */
const noteSelection = (trx: Transaction<Database>, { id, selections }: BasketRow, intent: string) =>
  trx
    .updateTable('basket')
    .set({ selections: [...selections, intent].slice(-KEPT_SELECTIONS) })
    .where('id', '=', id)
    .execute()

/** Compared by bytes, as clients make their ids grow. */
const isNews = (selected: boolean, intent: Intent) =>
  intent === undefined
    ? sql<boolean>`selected <> ${selected}`
    : sql<boolean>`select_intent < ${intent} collate "C"`

interface PromoWish {
  readonly code: string | null
  readonly buyer: Buyer
  readonly intent?: Intent
}

/**
 * Puts a promo code on the basket, or takes it off. Returns why a code cannot be used: the wish is
 * noted even then, so that a late copy of it does not come true.
 */
export async function changePromo(
  trx: Transaction<Database>,
  { owner, priceRole, now }: BasketScope,
  { code, buyer, intent }: PromoWish
): Promise<string | undefined> {
  const basket = await lockBasket(trx, owner, now)
  const isCopy = intent !== undefined && intent === basket.promo_intent
  if (intent !== undefined && intent < basket.promo_intent) return undefined
  if (isCopy && (code === null || basket.promo_code !== null)) return undefined
  const noted = intent === undefined ? {} : { promo_intent: intent }
  if (code === null || code.trim() === '') {
    await change(trx, basket, { ...noted, promo_code: null }, now)
    return undefined
  }
  const promo = await findPromo(trx, code)
  const { lines } = priceStocked(await readLines(trx, basket.id), priceRole)
  const things = lines.filter(line => !line.isVirtual)
  const { goods } = sumLines(things, {})
  const refusal = await refusePromo(trx, promo, { buyer, goods, now })
  // A copy of a refused wish hears the reason again, and never comes true.
  if (isCopy) return refusal
  const changes = refusal === undefined ? { promo_code: promo?.code ?? null } : {}
  await change(trx, basket, { ...noted, ...changes }, now)
  return refusal
}

interface BonusWish {
  /** Kopecks. */
  readonly wanted: number
  readonly intent?: Intent
}

/** Keeps how many bonuses are wanted, at most those there are. Returns why none can be used. */
export async function changeBonuses(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  { wanted, intent }: BonusWish
): Promise<string | undefined> {
  const { bonuses } = await readShopRules(trx)
  const balance = (await readPurse(trx, owner, bonuses))?.balance ?? 0
  const basket = await lockBasket(trx, owner, now)
  if (intent !== undefined && intent <= basket.bonus_intent) return undefined
  const isRefused = wanted > 0 && balance === 0
  await change(
    trx,
    basket,
    {
      ...(intent !== undefined && { bonus_intent: intent }),
      ...(!isRefused && { bonus_kopecks: Math.min(wanted, balance) })
    },
    now
  )
  return isRefused ? messages.noBonuses : undefined
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
