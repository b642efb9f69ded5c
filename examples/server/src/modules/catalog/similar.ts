import type { ProductCard } from '@vitrina/core/entities'
import { sql } from 'kysely'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { scopeOf } from './query-listing.ts'
import { readCards } from './read-cards.ts'
import { EVERYTHING } from './selection.ts'
import { type Listing, takeListing } from './take-listing.ts'
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
  const ids = nearestOf(await takeListing(db), {
    ...{ productId, leaf, parent, limit },
    siteId: visitor.siteId
  })
  return readCards(db, ids, visibleRoles(visitor))
}

interface Beside {
  readonly productId: number
  readonly leaf: number
  readonly parent: number
  readonly siteId: string
  readonly limit: number
}

/** Of the leaf before others, of each what is in stock before the rest. */
function nearestOf(listing: Listing, { productId, leaf, parent, siteId, limit }: Beside): number[] {
  const { ids, inStock } = listing.columns
  const within = (categoryId: number) =>
    scopeOf(listing, {
      ...{ selection: { ...EVERYTHING, categoryId }, match: undefined },
      ...{ siteId, rolePosition: 1 }
    }).met
  const [around, own] = [within(parent), within(leaf)]
  const found: number[][] = [[], [], [], []]
  for (const slot of listing.orders.of('popular', 1)) {
    const id = ids[slot] ?? 0
    if (!around.has(slot) || id === productId) continue
    found[(own.has(slot) ? 0 : 2) + (inStock[slot] === 1 ? 0 : 1)]?.push(id)
    if (found[0]?.length === limit) break
  }
  return found.flat().slice(0, limit)
}

const notFound = () => new HttpError(404, 'Товар не найден')
