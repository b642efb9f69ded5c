import { constructorSetId } from '@vitrina/core/basket'
import { type SetIntent } from '@vitrina/core/entities'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { placeOf, refuseWrongCount, settle } from './apply-intents.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { lockBasket, touchBasket } from './basket-rows.ts'
import type { BasketScope } from './basket-scope.ts'
import { type Newest, orderOf } from './intent-order.ts'
import { changeRows, numbered, readRows } from './intent-rows.ts'
import { stockOfSet } from './price-sets.ts'
import { readOffers } from './read-lines.ts'

const MAX_SETS = 50

/** Sets the quantity of a set, with the same promises as `applyIntents` gives for lines. */
export async function applySetIntent(
  trx: Transaction<Database>,
  { owner, priceRole, now }: BasketScope,
  { id, code, groupIds, count }: SetIntent
): Promise<Newest> {
  refuseWrongCount(count, 'count')
  const basket = await lockBasket(trx, owner, now)
  const setId = constructorSetId(code, groupIds)
  const sets = await readSets(trx, basket.id)
  const item = sets.find(each => each.set_id === setId)
  const order = orderOf(basket, now)
  const intent = order.take(setId, id, item?.intent ?? '')
  if (intent === undefined) return order.newest
  // A set that is not sold any more can still be taken out.
  if (item === undefined || count > 0) await refuseWrongChoice(trx, code, groupIds)
  const stock = count === 0 ? 0 : await readStock(trx, groupIds, priceRole)
  const settled = { ...placeOf(item, intent, now), ...settle(count, stock, item), intent }
  const others = sets.filter(each => each.count > 0 && each !== item)
  if (settled.count > 0 && others.length >= MAX_SETS)
    throw new HttpError(409, messages.tooManyLines)
  await trx
    .insertInto('basket_set')
    .values({ basket_id: basket.id, set_id: setId, code, group_ids: [...groupIds], ...settled })
    .onConflict(conflict => conflict.columns(['basket_id', 'set_id']).doUpdateSet(settled))
    .execute()
  await order.save(trx)
  await touchBasket(trx, basket.id, now)
  return order.newest
}

interface SetRemoval {
  readonly ids: readonly string[]
  readonly intent?: string | undefined
}

export async function takeSetsOut(
  trx: Transaction<Database>,
  { owner, now }: BasketScope,
  { ids, intent }: SetRemoval
): Promise<Newest> {
  const basket = await lockBasket(trx, owner, now)
  const order = orderOf(basket, now)
  const rows = await readRows(trx, basket)
  const about = rows.filter(({ thing, count }) => count > 0 && ids.includes(thing))
  const news =
    intent === undefined
      ? { rows: about, number: undefined }
      : numbered(about, row => order.take(row.thing, intent, row.intent))
  const noted = news.number === undefined ? {} : { intent: news.number }
  if (await changeRows(trx, basket, news.rows, { count: 0, clamped: false, ...noted })) {
    await order.save(trx)
    await touchBasket(trx, basket.id, now)
  }
  return order.newest
}

/** One group for each slot, in the order of the slots. */
async function refuseWrongChoice(
  trx: Transaction<Database>,
  code: string,
  groupIds: readonly number[]
): Promise<void> {
  const set = await trx
    .selectFrom('constructor_set')
    .select('slots')
    .where('code', '=', code)
    .executeTakeFirst()
  if (set === undefined) throw wrongField(404, 'code', messages.unknownSet)
  const isWhole =
    set.slots.length === groupIds.length &&
    set.slots.every((slot, index) => slot.groupIds.includes(groupIds[index] ?? -1))
  if (!isWhole || new Set(groupIds).size < groupIds.length) {
    throw wrongField(422, 'groupIds', messages.wrongSet)
  }
}

const readSets = (trx: Transaction<Database>, basketId: string) =>
  trx
    .selectFrom('basket_set')
    .select(['set_id', 'count', 'selected', 'intent', 'select_intent', 'added_at'])
    .where('basket_id', '=', basketId)
    .execute()

async function readStock(
  trx: Transaction<Database>,
  groupIds: readonly number[],
  priceRole: string
): Promise<number> {
  const offers = await readOffers(trx, groupIds)
  const parts = groupIds.map(id => ({ offers: offers.filter(offer => offer.group_id === id) }))
  return stockOfSet(parts, priceRole)
}
