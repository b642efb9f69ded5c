import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { foldLookalikes } from '../../db/search-text.ts'
import { ofSite } from '../content/site-rows.ts'
import { factMet, hasWords, nearness } from './match-conditions.ts'
import type { Match } from './search.ts'
import type { Selection } from './selection.ts'

export type Sort = 'popular' | 'price' | 'price-desc' | 'new' | 'rating' | 'discount'

export interface ListingQuery {
  readonly selection: Selection
  readonly match: Match | undefined
  /** Place of a category in the catalogue, by its id. */
  readonly categoryPlaces: readonly number[]
  /** Of the price role, index into `listing.prices`. */
  readonly rolePosition: number
  readonly siteId: string
  /** Missing: by relevance in a search, else by popularity. */
  readonly sort: Sort | undefined
  readonly limit: number
  readonly offset: number
  readonly facets: boolean
}

/** Counts of one filter value among products which miss the same conditions. */
export interface ValueCount {
  readonly id: number
  /** Bit 0 the price, bit 1 the stock, then the filters in the order of the selection. */
  readonly mask: number
  readonly count: number
}

export interface ListingRows {
  readonly ids: readonly number[] | null
  readonly total: number
  readonly values: readonly ValueCount[] | null
  /** Kopecks. */
  readonly minimum: number | null
  readonly maximum: number | null
  readonly inStock: number | null
}

const PRICE_BIT = 1
const STOCK_BIT = 2
export const FIRST_FILTER_BIT = 4

/**
 * The page, its total and all facets in one pass: every row carries a mask of the conditions it
 * misses, so a row that misses only filter F counts for the values of F and for nothing else.
 */
export async function queryListing(
  db: Kysely<Database>,
  query: ListingQuery
): Promise<ListingRows> {
  const { rows } = await sql<ListingRows>`/*prepared*/
    with base as materialized (
      select l.product_id, l.value_ids, l.prices[${sql.lit(query.rolePosition)}] as price,
        l.in_stock, l.popularity, l.rating, l.discount, l.created_at, ${rank(query)} as rank,
        ${place(query)} as place, ${missed(query)} as mask
      from listing l ${matched(query.match)}
      where ${within(query)}
    )
    select
      (select json_agg(product_id) from (
        select product_id from base where mask = 0
        order by ${order(query)} limit ${query.limit} offset ${query.offset}
      ) page) as ids,
      ${query.facets ? valueCounts : sql`null`} as values,
      count(*) filter (where mask = 0) as total,
      min(price) filter (where mask & ~${sql.lit(PRICE_BIT)} = 0) as minimum,
      max(price) filter (where mask & ~${sql.lit(PRICE_BIT)} = 0) as maximum,
      count(*) filter (where in_stock and mask & ~${sql.lit(STOCK_BIT)} = 0) as "inStock"
    from base`.execute(db)
  return rows[0] ?? { ids: null, total: 0, values: null, minimum: null, maximum: null, inStock: 0 }
}

const valueCounts = sql`
  (select json_agg(counted) from (
    select value_id as id, mask, count(*) as count from base, unnest(value_ids) as value_id
    where mask & (mask - 1) = 0 group by value_id, mask
  ) counted)`

/** With facets the conditions only mark; without them they select, which is faster. */
const missed = (query: ListingQuery) =>
  query.facets
    ? sql.join(
        conditions(query).map(
          ({ bit, met }) => sql`case when ${met} then 0 else ${sql.lit(bit)} end`
        ),
        sql` + `
      )
    : sql`0`

function conditions({ selection, rolePosition }: ListingQuery) {
  const price = sql`l.prices[${sql.lit(rolePosition)}]`
  const list = [{ bit: 0, met: sql`true` }]
  if (selection.price) {
    const { from, to } = selection.price
    list.push({ bit: PRICE_BIT, met: sql`${price} between ${from} and ${to}` })
  }
  if (selection.inStock) list.push({ bit: STOCK_BIT, met: sql`l.in_stock` })
  selection.filters.forEach(({ valueIds }, index) => {
    list.push({ bit: FIRST_FILTER_BIT << index, met: sql`l.value_ids && ${valueIds}::int[]` })
  })
  return list
}

function within(query: ListingQuery): RawBuilder<unknown> {
  const { categoryId, collectionId, sticker } = query.selection
  const parts: RawBuilder<unknown>[] = [ofSite(query, 'l.site_ids')]
  if (categoryId !== undefined) parts.push(sql`l.category_ids @> array[${categoryId}::int]`)
  if (collectionId !== undefined) parts.push(sql`l.collection_ids @> array[${collectionId}::int]`)
  if (sticker !== undefined) parts.push(sql`${sticker}::text = any(l.stickers)`)
  if (query.match?.kind === 'ids') parts.push(sql`l.product_id = any(${query.match.ids}::int[])`)
  if (query.match?.kind === 'text') {
    const { facts } = query.match.reading
    parts.push(hasWords(facts), ...facts.map(factMet))
  }
  if (!query.facets) parts.push(...conditions(query).map(({ met }) => met))
  return sql.join(parts, sql` and `)
}

const matched = (match: Match | undefined) =>
  match?.kind === 'text'
    ? sql`join product p on p.id = l.product_id,
        websearch_to_tsquery('russian', ${foldLookalikes(match.reading.words)}) as q`
    : sql``

const rank = ({ match }: ListingQuery) =>
  match?.kind === 'text' ? nearness(match.reading) : sql`0`

/** Things found alike stand in the order of the catalogue. */
const place = ({ match, categoryPlaces }: ListingQuery) =>
  match?.kind === 'text' ? sql`(${categoryPlaces}::int[])[p.category_ids[1]]` : sql`0`

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  popular: sql`popularity desc`,
  price: sql`price, popularity desc`,
  'price-desc': sql`price desc, popularity desc`,
  new: sql`created_at desc`,
  rating: sql`rating desc, popularity desc`,
  discount: sql`discount desc, popularity desc`
}

/** The id at the end keeps equal products in one order from page to page. */
const order = ({ sort, match }: ListingQuery) =>
  sort === undefined && match?.kind === 'text'
    ? sql`rank desc, place, popularity desc, product_id`
    : sql`${ORDERS[sort ?? 'popular']}, product_id`
