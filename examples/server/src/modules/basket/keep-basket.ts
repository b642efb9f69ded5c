import type { Insertable, Transaction } from 'kysely'

import type { KeptBasketTable, StoredKeptLine } from '../../db/schema/basket.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { type ItemFacts, readItemFacts } from '../catalog/item-facts.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { type BasketRow, lockBasket, removeLines, removeSets, touchBasket } from './basket-rows.ts'
import type { BasketScope } from './basket-scope.ts'
import { priceApiece, type StockedLine } from './price-lines.ts'
import { readLines, type StockedBasket } from './read-lines.ts'

const MOST = 20

interface KeepRequest {
  readonly id: string
  readonly uid: string
  readonly name: string
}

/** Moves the member's basket into a kept one. A wish that comes again finds it there and does nothing. */
export async function keepBasket(
  trx: Transaction<Database>,
  { id, uid, name }: KeepRequest,
  { owner, priceRole, now }: BasketScope
): Promise<void> {
  // Holds the account's other wishes: none of them counts the kept ones meanwhile.
  const basket = await lockBasket(trx, owner, now)
  const known = await trx
    .selectFrom('kept_basket')
    .select('id')
    .where('user_id', '=', uid)
    .execute()
  if (known.some(kept => kept.id === id.toLowerCase())) return
  if (known.length >= MOST) throw new HttpError(409, messages.manyKept(MOST))
  const stocked = await readLines(trx, basket.id)
  if (stocked.lines.length + stocked.sets.length === 0)
    throw new HttpError(409, messages.nothingToKeep)
  const facts = await readItemFacts(
    trx,
    stocked.lines.map(line => line.groupId)
  )
  const row: Insertable<KeptBasketTable> = {
    ...{ id, user_id: uid, name, kept_at: now },
    lines: JSON.stringify(stocked.lines.map(line => toKept(line, facts, priceRole))),
    sets: JSON.stringify(
      stocked.sets.map(set => ({ setId: set.id, title: set.title, count: set.count }))
    )
  }
  await trx.insertInto('kept_basket').values(row).execute()
  await empty(trx, basket, stocked, now)
}

const toKept = (
  { groupId, count, offers }: StockedLine,
  facts: ReadonlyMap<number, ItemFacts>,
  priceRole: string
): StoredKeptLine => {
  const { title = '', variant = '' } = facts.get(groupId) ?? {}
  const name = [title, variant].filter(Boolean).join(', ')
  return { groupId, title: name, count, kopecks: priceApiece(offers, priceRole, count) }
}

/** A promo code stays: it belongs to the next basket as well. */
async function empty(
  trx: Transaction<Database>,
  { id }: BasketRow,
  { lines, sets }: StockedBasket,
  now: Date
) {
  await removeLines(
    trx,
    id,
    lines.map(line => line.groupId)
  )
  await removeSets(
    trx,
    id,
    sets.map(set => set.id)
  )
  await touchBasket(trx, id, now)
}
