import type { ProductCard } from '@vitrina/core/entities'
import { sql } from 'kysely'

import type { Call } from '../../http/call.ts'
import { ofSite } from '../content/site-rows.ts'
import { readCards } from './read-cards.ts'
import { visibleRoles } from './visible-roles.ts'

const CARDS = 200
const ADDRESSES = 10_000
const INTEGER_MAX = 2 ** 31 - 1

interface Asked {
  readonly after?: number | undefined
  readonly limit?: number | undefined
}

interface Page<Item> {
  readonly data: Item[]
  readonly next: number | null
}

/** Cards of the listed products behind an id. */
export async function listWholeCatalogue(
  { after = 0, limit = CARDS }: Asked,
  { db, visitor }: Call
): Promise<Page<ProductCard>> {
  const { rows } = await sql<{ id: number }>`/*prepared*/
    select product_id as id from listing
    where product_id > ${atMost(after)} and ${ofSite(visitor)}
    order by product_id limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return { data: await readCards(db, ids, visibleRoles(visitor)), next: nextOf(ids, limit) }
}

/** Codes of the listed products behind an id, with the paths of their first categories. */
export async function listProductAddresses(
  { after = 0, limit = ADDRESSES }: Asked,
  { db, visitor }: Call
): Promise<Page<{ code: string; path: string }>> {
  const { rows } = await sql<{ id: number; code: string; path: string }>`/*prepared*/
    select l.product_id as id, p.code, coalesce(c.url_path, '') as path
    from listing l join product p on p.id = l.product_id
    left join category c on c.id = p.category_ids[1]
    where l.product_id > ${atMost(after)} and ${ofSite(visitor, 'l.site_ids')}
    order by l.product_id limit ${limit}`.execute(db)
  return {
    data: rows.map(({ code, path }) => ({ code, path })),
    next: nextOf(
      rows.map(({ id }) => id),
      limit
    )
  }
}

const atMost = (after: number) => Math.min(after, INTEGER_MAX)

const nextOf = (ids: readonly number[], limit: number) =>
  ids.length < limit ? null : (ids.at(-1) ?? null)
