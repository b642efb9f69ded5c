import type { ProductCard, SetTemplate } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'

/** Certificates and whatever else has no stock and no delivery, by price. */
export async function listVirtual({ db, visitor }: Call): Promise<ProductCard[]> {
  const rows = await db
    .selectFrom('product_group')
    .innerJoin('offer', 'offer.group_id', 'product_group.id')
    .select('product_id')
    .distinct()
    .where('is_virtual', '=', true)
    .orderBy('product_id')
    .execute()
  const ids = rows.map(row => row.product_id)
  return readCards(db, ids, visibleRoles(visitor))
}

/** The sets that can be built, with the products of every slot. */
export async function listSets({ db, visitor }: Call): Promise<SetTemplate[]> {
  const sets = await db.selectFrom('constructor_set').selectAll().orderBy('sort').execute()
  const groupIds = sets.flatMap(set => set.slots).flatMap(slot => slot.groupIds)
  const groups = await db
    .selectFrom('product_group')
    .select(['id', 'product_id'])
    .where('id', 'in', [-1, ...groupIds])
    .execute()
  const products = [...new Set(groups.map(group => group.product_id))]
  const cards = await readCards(db, products, visibleRoles(visitor), new Set(groupIds))
  return sets.map(({ code, title, text, discount_percent, slots }) => ({
    code,
    title,
    text,
    discountPercent: discount_percent,
    slots: slots.map(slot => ({
      title: slot.title,
      products: cards.flatMap(card => withGroups(card, slot.groupIds)),
      ...(slot.cutouts && { cutouts: [...slot.cutouts] })
    }))
  }))
}

function withGroups(card: ProductCard, groupIds: readonly number[]): ProductCard[] {
  const groups = card.groups.filter(group => groupIds.includes(group.id))
  return groups.length === 0 ? [] : [{ ...card, groups }]
}
