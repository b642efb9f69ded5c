import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { readBonuses } from '../bonuses/bonuses.ts'
import { type Buyer, findPromo, refusePromo } from '../promo/promo-codes.ts'
import { wrongField } from '../users/field-errors.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { type BasketRow, lockBasket, removeLines, touchBasket } from './basket-rows.ts'
import { priceLine } from './price-lines.ts'
import { readLines } from './read-lines.ts'
import { sumLines } from './sums.ts'

/** Whose basket, at which prices, when. */
export interface BasketScope {
  readonly owner: string
  readonly priceRole: string
  readonly now: Date
}

export interface Removal {
  readonly groupIds: readonly number[]
  /** Takes the lines out of stock as well. */
  readonly notInStock: boolean
}

export async function takeOut(
  trx: Transaction<Database>,
  scope: BasketScope,
  { groupIds, notInStock }: Removal
): Promise<void> {
  const basket = await lockBasket(trx, scope.owner, scope.now)
  const lines = await readLines(trx, basket.id)
  const missing = lines.filter(line => !priceLine(line, scope.priceRole).isInStock)
  const removed = [
    ...groupIds.filter(Number.isSafeInteger),
    ...(notInStock ? missing.map(line => line.groupId) : [])
  ]
  const { numUpdatedRows } = await removeLines(trx, basket.id, removed)
  if (numUpdatedRows > 0n) await touchBasket(trx, basket.id, scope.now)
}

export async function clear(
  trx: Transaction<Database>,
  { owner, now }: BasketScope
): Promise<void> {
  const basket = await lockBasket(trx, owner, now)
  const lines = await readLines(trx, basket.id)
  await removeLines(
    trx,
    basket.id,
    lines.map(line => line.groupId)
  )
  await setPromo(trx, basket, undefined, now)
}

export async function select(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  { groupIds, selected }: { groupIds: readonly number[]; selected: boolean }
): Promise<void> {
  const basket = await lockBasket(trx, owner, now)
  const { numUpdatedRows } = await trx
    .updateTable('basket_item')
    .set({ selected })
    .where('basket_id', '=', basket.id)
    .where('group_id', 'in', [-1, ...groupIds.filter(Number.isSafeInteger)])
    .where('count', '>', 0)
    .where('selected', '=', !selected)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await touchBasket(trx, basket.id, now)
}

/** Puts a promo code on the basket, or takes it off; a code that cannot be used is refused. */
export async function changePromo(
  trx: Transaction<Database>,
  { owner, priceRole, now }: BasketScope,
  { code, buyer }: { code: string | null; buyer: Buyer }
): Promise<void> {
  const basket = await lockBasket(trx, owner, now)
  if (code === null || code.trim() === '') return setPromo(trx, basket, undefined, now)
  const promo = await findPromo(trx, code)
  const lines = await readLines(trx, basket.id)
  const { goods } = sumLines(
    lines.map(line => priceLine(line, priceRole)),
    undefined
  )
  const refusal = await refusePromo(trx, promo, { buyer, goods, now })
  if (refusal !== undefined) throw wrongField(422, 'promoCode', refusal)
  await setPromo(trx, basket, promo?.code, now)
}

/** Keeps how many bonuses are wanted, at most those there are; kopecks. */
export async function changeBonuses(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  wanted: number
): Promise<void> {
  const balance = await readBonuses(trx, owner)
  if (wanted > 0 && balance === 0) throw wrongField(422, 'bonuses', messages.noBonuses)
  const basket = await lockBasket(trx, owner, now)
  await trx
    .updateTable('basket')
    .set({ bonus_kopecks: Math.min(wanted, balance) })
    .where('id', '=', basket.id)
    .execute()
  await touchBasket(trx, basket.id, now)
}

async function setPromo(
  trx: Transaction<Database>,
  basket: BasketRow,
  code: string | undefined,
  now: Date
): Promise<void> {
  await trx
    .updateTable('basket')
    .set({ promo_code: code ?? null })
    .where('id', '=', basket.id)
    .execute()
  await touchBasket(trx, basket.id, now)
}
