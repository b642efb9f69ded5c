import type { BasketIntent } from '@vitrina/core/entities'
import { QUANTITY_MAX } from '@vitrina/core/values'
import type { Selectable, Transaction } from 'kysely'

import type { BasketItemTable } from '../../db/schema/basket.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { groupBy } from '../catalog/group-by.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { lockBasket, touchBasket } from './basket-rows.ts'
import { type Newest, orderOf } from './intent-order.ts'
import { sellableStock } from './price-lines.ts'
import { readOffers } from './read-lines.ts'

const MAX_LINES = 2000

export interface IntentsInput {
  readonly owner: string
  readonly intents: readonly BasketIntent[]
  /** Counts are absolute; otherwise they are added to what lies there. */
  readonly isAbsolute: boolean
  /** Refuses whatever has a stock or a delivery. */
  readonly onlyVirtual?: boolean
  readonly priceRole: string
  readonly now: Date
}

type Item = Omit<Selectable<BasketItemTable>, 'basket_id' | 'group_id'>

/**
 * Sets the quantities of lines, all or none. An intent that is not newer than the newest one
 * applied to its line changes nothing, whenever and however often it arrives (R16); the answer names
 * that newest one.
 */
export async function applyIntents(
  trx: Transaction<Database>,
  input: IntentsInput
): Promise<Newest> {
  const { owner, intents, isAbsolute, now } = input
  refuseWrongCounts(intents)
  const basket = await lockBasket(trx, owner, now)
  const stocks = await readStocks(trx, input)
  const items = await readItems(trx, basket.id)
  const before = new Map(items)
  const order = orderOf(basket, now)
  for (const intent of intents) {
    const item = items.get(intent.groupId)
    const number = order.take(String(intent.groupId), intent.id, item?.intent ?? '')
    if (number === undefined) continue
    const wanted = isAbsolute ? intent.count : (item?.count ?? 0) + intent.count
    const stock = stocks.get(intent.groupId) ?? 0
    items.set(intent.groupId, {
      ...placeOf(item, number, now),
      ...settle(wanted, stock, item),
      intent: number
    })
  }
  refuseTooManyLines(items)
  const changed = [...items].filter(([groupId, item]) => before.get(groupId) !== item)
  if (changed.length === 0) return order.newest
  await write(trx, basket.id, changed)
  await order.save(trx)
  await touchBasket(trx, basket.id, now)
  return order.newest
}

function refuseWrongCounts(intents: readonly BasketIntent[]): void {
  intents.forEach(({ count }, index) => {
    refuseWrongCount(count, `groups.${index}.count`)
  })
}

export function refuseWrongCount(count: number, field: string): void {
  if (Number.isInteger(count) && count >= 0 && count <= QUANTITY_MAX) return
  throw wrongField(400, field, messages.wrongCount)
}

interface Placed {
  readonly count: number
  readonly selected: boolean
  readonly select_intent: string
  readonly added_at: Date
}

/** What comes back goes to the end and is selected again, whatever older wishes still arrive. */
export const placeOf = (item: Placed | undefined, intent: string, now: Date) =>
  item === undefined || item.count === 0
    ? { selected: true, select_intent: intent, added_at: now }
    : { selected: item.selected, select_intent: item.select_intent, added_at: item.added_at }

/** A line never holds more than there is; one that is sold out keeps what was wanted before. */
export function settle(wanted: number, stock: number, item: Pick<Item, 'count'> | undefined) {
  if (wanted === 0) return { count: 0, clamped: false }
  if (stock > 0) return { count: Math.min(wanted, stock, QUANTITY_MAX), clamped: wanted > stock }
  if (item === undefined || item.count === 0) throw new HttpError(409, messages.soldOut)
  return { count: Math.min(wanted, item.count), clamped: false }
}

async function readStocks(
  trx: Transaction<Database>,
  { intents, priceRole, onlyVirtual }: IntentsInput
): Promise<Map<number, number>> {
  const wanted = intents.map(intent => intent.groupId)
  const offers = wanted.every(Number.isSafeInteger) ? await readOffers(trx, wanted) : []
  const offersOf = groupBy(offers, offer => offer.group_id)
  const stocks = new Map<number, number>()
  intents.forEach(({ groupId }, index) => {
    const own = offersOf.get(groupId)
    if (own === undefined) throw wrongField(404, `groups.${index}.groupId`, messages.unknownGroup)
    if (onlyVirtual && !own.some(offer => offer.is_virtual)) {
      throw wrongField(422, `groups.${index}.groupId`, messages.notVirtual)
    }
    stocks.set(groupId, sellableStock(own, priceRole))
  })
  return stocks
}

async function readItems(trx: Transaction<Database>, basketId: string) {
  const rows = await trx
    .selectFrom('basket_item')
    .select(['group_id', 'count', 'selected', 'clamped', 'intent', 'select_intent', 'added_at'])
    .where('basket_id', '=', basketId)
    .execute()
  return new Map<number, Item>(rows.map(({ group_id, ...item }) => [group_id, item]))
}

function refuseTooManyLines(items: ReadonlyMap<number, Item>): void {
  const lines = [...items.values()].filter(({ count }) => count > 0)
  if (lines.length > MAX_LINES) throw new HttpError(409, messages.tooManyLines)
}

const write = (
  trx: Transaction<Database>,
  basketId: string,
  items: readonly (readonly [groupId: number, item: Item])[]
) =>
  trx
    .insertInto('basket_item')
    .values(items.map(([groupId, item]) => ({ basket_id: basketId, group_id: groupId, ...item })))
    .onConflict(conflict =>
      conflict.columns(['basket_id', 'group_id']).doUpdateSet(({ ref }) => ({
        count: ref('excluded.count'),
        selected: ref('excluded.selected'),
        clamped: ref('excluded.clamped'),
        intent: ref('excluded.intent'),
        select_intent: ref('excluded.select_intent'),
        added_at: ref('excluded.added_at')
      }))
    )
    .execute()
