import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { type BasketRow, lockBasket, removeLines, removeSets, touchBasket } from './basket-rows.ts'
import { guestOwner, userOwner } from './owner.ts'

/**
 * Moves a guest's lines into the account's basket when he signs in. A product in both keeps the
 * larger quantity: the sum would double what a visitor put in twice, once per device. The guest's
 * basket is empty afterwards, so a second sign-in finds nothing to merge (R17).
 */
export async function mergeGuestBasket(
  trx: Transaction<Database>,
  cartToken: string,
  uid: string,
  now: Date
): Promise<void> {
  // Always in this order, so that two sign-ins cannot wait for each other.
  const guest = await lockBasket(trx, guestOwner(cartToken), now)
  const lines = await takenLines(trx, guest)
  const sets = await takenSets(trx, guest)
  if (lines.length === 0 && sets.length === 0) return
  const account = await lockBasket(trx, userOwner(uid), now)
  for (const line of lines) await addLine(trx, account, line, now)
  for (const set of sets) await putSet(trx, account, set, now)
  await removeLines(
    trx,
    guest.id,
    lines.map(line => line.group_id)
  )
  await removeSets(
    trx,
    guest.id,
    sets.map(set => set.set_id)
  )
  await movePromo(trx, guest, account)
  await touchBasket(trx, guest.id, now)
  await touchBasket(trx, account.id, now)
}

const takenLines = (trx: Transaction<Database>, guest: BasketRow) =>
  trx
    .selectFrom('basket_item')
    .select(['group_id', 'count', 'selected', 'clamped', 'intent'])
    .where('basket_id', '=', guest.id)
    .where('count', '>', 0)
    .orderBy('added_at')
    .orderBy('group_id')
    .execute()

type Line = Awaited<ReturnType<typeof takenLines>>[number]

async function addLine(
  trx: Transaction<Database>,
  account: BasketRow,
  line: Line,
  now: Date
): Promise<void> {
  const own = await trx
    .selectFrom('basket_item')
    .select(['count', 'clamped', 'intent'])
    .where('basket_id', '=', account.id)
    .where('group_id', '=', line.group_id)
    .executeTakeFirst()
  const merged = mergedLine(own, line)
  await trx
    .insertInto('basket_item')
    .values({ basket_id: account.id, group_id: line.group_id, added_at: now, ...merged })
    .onConflict(conflict => conflict.columns(['basket_id', 'group_id']).doUpdateSet(merged))
    .execute()
}

const takenSets = (trx: Transaction<Database>, guest: BasketRow) =>
  trx
    .selectFrom('basket_set')
    .select(['set_id', 'code', 'group_ids', 'count', 'selected', 'clamped', 'intent'])
    .where('basket_id', '=', guest.id)
    .where('count', '>', 0)
    .orderBy('added_at')
    .orderBy('set_id')
    .execute()

async function putSet(
  trx: Transaction<Database>,
  account: BasketRow,
  set: Awaited<ReturnType<typeof takenSets>>[number],
  now: Date
): Promise<void> {
  const { set_id, code, group_ids } = set
  const own = await trx
    .selectFrom('basket_set')
    .select(['count', 'clamped', 'intent'])
    .where('basket_id', '=', account.id)
    .where('set_id', '=', set_id)
    .executeTakeFirst()
  const merged = mergedLine(own, set)
  await trx
    .insertInto('basket_set')
    .values({ basket_id: account.id, set_id, code, group_ids, added_at: now, ...merged })
    .onConflict(conflict => conflict.columns(['basket_id', 'set_id']).doUpdateSet(merged))
    .execute()
}

type Quantity = Pick<Line, 'count' | 'clamped' | 'intent'>

function mergedLine(own: Quantity | undefined, guests: Quantity & Pick<Line, 'selected'>) {
  const larger = guests.count > (own?.count ?? 0) ? guests : (own ?? guests)
  return {
    count: larger.count,
    clamped: larger.clamped,
    selected: guests.selected,
    intent: own !== undefined && own.intent > guests.intent ? own.intent : guests.intent
  }
}

/** The account's own code stays; a guest's code moves along with his lines. */
async function movePromo(
  trx: Transaction<Database>,
  guest: BasketRow,
  account: BasketRow
): Promise<void> {
  if (guest.promo_code === null) return
  await setPromo(trx, guest.id, null)
  if (account.promo_code === null) await setPromo(trx, account.id, guest.promo_code)
}

const setPromo = (trx: Transaction<Database>, basketId: string, code: string | null) =>
  trx.updateTable('basket').set({ promo_code: code }).where('id', '=', basketId).execute()
