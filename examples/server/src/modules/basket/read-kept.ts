import type { KeptBasket, KeptLine } from '@vitrina/core/entities'
import { KOPECKS } from '@vitrina/core/values'
import type { Kysely, Selectable } from 'kysely'

import type { KeptBasketTable } from '../../db/schema/basket.ts'
import type { Database } from '../../db/schema.ts'
import { type ItemFacts, readItemFacts } from '../catalog/item-facts.ts'
import { priceApiece, sellableStock } from './price-lines.ts'
import { stockOfSet } from './price-sets.ts'
import { readOffers } from './read-lines.ts'

/** Things that a card shows. */
const SHOWN = 4

type Kept = Selectable<KeptBasketTable>

/** The kept baskets of a member, the newest first. */
export async function readKept(db: Kysely<Database>, uid: string): Promise<KeptBasket[]> {
  const rows = await db
    .selectFrom('kept_basket')
    .selectAll()
    .where('user_id', '=', uid)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute()
  const facts = await readItemFacts(
    db,
    rows.flatMap(row => firstGroups(row))
  )
  return rows.map(row => toKept(row, facts))
}

/** A set is shown by its first thing. */
const firstGroups = ({ lines, sets }: Kept) =>
  [...sets.map(({ setId }) => groupsOf(setId)[0] ?? 0), ...lines.map(line => line.groupId)].slice(
    0,
    SHOWN
  )

function toKept(row: Kept, facts: ReadonlyMap<number, ItemFacts>): KeptBasket {
  const { id, name, kept_at, lines, sets } = row
  const things = [...lines, ...sets]
  return {
    ...{ id, name, keptAt: kept_at.toISOString(), lines: things.length },
    count: things.reduce((sum, { count }) => sum + count, 0),
    items: firstGroups(row).map(groupId => {
      const { title = '', image = null } = facts.get(groupId) ?? {}
      return { groupId, title, image }
    })
  }
}

/** The things of a kept basket beside what they are today for this price role. */
export async function previewKept(
  db: Kysely<Database>,
  { lines, sets }: Kept,
  priceRole: string
): Promise<KeptLine[]> {
  const offers = await readOffers(db, [
    ...lines.map(line => line.groupId),
    ...sets.flatMap(({ setId }) => groupsOf(setId))
  ])
  const ofGroup = (id: number) => offers.filter(offer => offer.group_id === id)
  const sold = await soldSets(db)
  return [
    ...sets.map(({ setId, title, count }) => {
      const parts = groupsOf(setId).map(id => ({ offers: ofGroup(id) }))
      const stock = sold.has(codeOf(setId)) ? stockOfSet(parts, priceRole) : 0
      // The price of a set follows those of its things.
      return { ...{ groupId: null, setId, title, count, stock }, paidPrice: 0, price: 0 }
    }),
    ...lines.map(({ groupId, title, count, kopecks }) => {
      const stock = sellableStock(ofGroup(groupId), priceRole)
      const price = stock === 0 ? 0 : priceApiece(ofGroup(groupId), priceRole, count) / KOPECKS
      // What could not be bought then had no price either.
      const paidPrice = kopecks === 0 ? price : kopecks / KOPECKS
      return { ...{ groupId, setId: null, title, count, stock }, paidPrice, price }
    })
  ]
}

const soldSets = async (db: Kysely<Database>) => {
  const rows = await db.selectFrom('constructor_set').select('code').execute()
  return new Set(rows.map(({ code }) => code))
}

/** An id of a set names it and the groups chosen for it: `code:1-2-3`. */
const codeOf = (setId: string) => setId.split(':')[0] ?? ''
const groupsOf = (setId: string) => (setId.split(':')[1] ?? '').split('-').map(Number)
