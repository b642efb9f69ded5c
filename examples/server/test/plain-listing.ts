import { type Kysely, sql } from 'kysely'

import type { Database } from '../src/db/schema.ts'
import type { ListingQuery, ListingRows } from '../src/modules/catalog/query-listing.ts'

const ORDERS = {
  popular: sql`popularity desc`,
  price: sql`price, popularity desc`,
  'price-desc': sql`price desc, popularity desc`,
  new: sql`created_at desc`,
  rating: sql`rating desc, popularity desc`,
  discount: sql`discount desc, popularity desc`
}

type PlainQuery = Omit<ListingQuery, 'match' | 'categoryPlaces'>

/** The same answer by one plain reading of every row in the store: what the copy in memory has to equal. */
export async function plainListing(db: Kysely<Database>, query: PlainQuery): Promise<ListingRows> {
  const { rows } = await sql<ListingRows>`
    with base as materialized (
      select l.*, l.prices[${query.rolePosition}::int] as price, ${missed(query)} as mask
      from listing l where ${within(query)}
    )
    select
      coalesce((select json_agg(product_id) from (
        select product_id from base where mask = 0
        order by ${ORDERS[query.sort ?? 'popular']}, product_id
        limit ${query.limit} offset ${query.offset}
      ) page), '[]') as ids,
      coalesce((select json_agg(counted) from (
        select value_id as id, mask, count(*) as count from base, unnest(value_ids) as value_id
        where mask & (mask - 1) = 0 group by value_id, mask order by value_id, mask
      ) counted), '[]') as values,
      count(*) filter (where mask = 0) as total,
      min(price) filter (where mask & ~1 = 0) as minimum,
      max(price) filter (where mask & ~1 = 0) as maximum,
      count(*) filter (where in_stock and mask & ~2 = 0) as "inStock"
    from base`.execute(db)
  if (rows[0] === undefined) throw new Error('A count has a row')
  return rows[0]
}

function missed({ selection, rolePosition }: PlainQuery) {
  const bits = [sql`0`]
  if (selection.price) {
    const { from, to } = selection.price
    bits.push(
      sql`case when l.prices[${rolePosition}::int] between ${from} and ${to} then 0 else 1 end`
    )
  }
  if (selection.inStock) bits.push(sql`case when l.in_stock then 0 else 2 end`)
  selection.filters.forEach(({ valueIds }, index) => {
    bits.push(sql`case when l.value_ids && ${valueIds}::int[] then 0 else ${4 << index}::int end`)
  })
  return sql.join(bits, sql` + `)
}

function within({ selection, siteId }: PlainQuery) {
  const { categoryId, collectionId, sticker } = selection
  const parts = [sql`(l.site_ids = '{}' or ${siteId}::text = any(l.site_ids))`]
  if (categoryId !== undefined) parts.push(sql`${categoryId}::int = any(l.category_ids)`)
  if (collectionId !== undefined) parts.push(sql`${collectionId}::int = any(l.collection_ids)`)
  if (sticker !== undefined) parts.push(sql`${sticker}::text = any(l.stickers)`)
  return sql.join(parts, sql` and `)
}
