import type { Category } from '@vitrina/core/entities'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { ofSite } from '../content/site-rows.ts'

/**
 * The whole tree, flat: roots first within their order, `productsCount` of each branch on a site.
 */
export async function readCategories(db: Kysely<Database>, siteId: string): Promise<Category[]> {
  const rows = await db.selectFrom('category').selectAll().orderBy('sort').orderBy('id').execute()
  const { rows: counts } = await sql<{ id: number; products: number }>`
    select category_id as id, count(*) as products
    from listing, unnest(category_ids) as category_id
    where ${ofSite({ siteId })} group by category_id
  `.execute(db)
  const productsById = new Map(counts.map(({ id, products }) => [id, products]))
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    parentId: row.parent_id,
    childrenIds: rows.filter(child => child.parent_id === row.id).map(child => child.id),
    sort: row.sort,
    title: row.title,
    image: row.image,
    path: row.url_path,
    productsCount: productsById.get(row.id) ?? 0
  }))
}
