import type { ProductCard } from '@vitrina/core/entities'
import { sql } from 'kysely'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { EVERY_SITE, reading } from './listing-columns.ts'
import { readCards } from './read-cards.ts'
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

const [LEAF, PARENT, SITE] = [1, 2, 4]

/** Of the leaf before others, of each what is in stock before the rest. */
function nearestOf({ columns, orders }: Listing, beside: Beside): number[] {
  const { ids, inStock, terms, termCount } = columns
  const bits = new Int32Array(termCount)
  const put = (term: number | undefined, bit: number) => {
    if (term !== undefined) bits[term] = (bits[term] ?? 0) | bit
  }
  put(terms.category.get(beside.leaf), LEAF)
  put(terms.category.get(beside.parent), PARENT)
  for (const site of [EVERY_SITE, beside.siteId]) put(terms.site.get(site), SITE)
  const read = reading(columns, bits)
  const found: number[][] = [[], [], [], []]
  for (const slot of orders.of('popular', 1)) {
    const met = read(slot)
    const id = ids[slot] ?? 0
    if ((met & PARENT) === 0 || (met & SITE) === 0 || id === beside.productId) continue
    found[((met & LEAF) === 0 ? 2 : 0) + (inStock[slot] === 1 ? 0 : 1)]?.push(id)
    if (found[0]?.length === beside.limit) break
  }
  return found.flat().slice(0, beside.limit)
}

const notFound = () => new HttpError(404, 'Товар не найден')
