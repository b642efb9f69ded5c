import type { ProductCard } from '@vitrina/core/entities'
import { sql } from 'kysely'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { ofSite } from '../content/site-rows.ts'
import { readCards } from './read-cards.ts'
import { visibleRoles } from './visible-roles.ts'

const SHOWN = 12

/** Products of the same leaf, then of its parent: in stock first, then by popularity. */
export async function listSimilar(
  { productId, limit = SHOWN }: { productId: number; limit?: number | undefined },
  { db, visitor }: Call
): Promise<ProductCard[]> {
  if (!Number.isInteger(productId) || Math.abs(productId) >= 2 ** 31) throw notFound()
  const product = await db
    .selectFrom('product')
    .innerJoin('category', join => join.onRef('category.id', '=', sql`product.category_ids[1]`))
    .select('category.path')
    .where('product.id', '=', productId)
    .executeTakeFirst()
  if (product === undefined) throw notFound()
  const leaf = product.path.at(-1) ?? 0
  const parent = product.path.at(-2) ?? leaf
  const { rows } = await sql<{ id: number }>`/*prepared*/
    select product_id as id from listing
    where category_ids @> array[${parent}::int] and product_id <> ${productId}
      and ${ofSite(visitor)}
    order by category_ids @> array[${leaf}::int] desc, in_stock desc, popularity desc, product_id
    limit ${limit}`.execute(db)
  return readCards(
    db,
    rows.map(({ id }) => id),
    visibleRoles(visitor)
  )
}

const notFound = () => new HttpError(404, 'Товар не найден')
