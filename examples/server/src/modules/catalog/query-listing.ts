import { EVERY_SITE, type ListingColumns, reading } from './listing-columns.ts'
import type { Sort } from './listing-orders.ts'
import { pageByRank } from './page-by-rank.ts'
import { type Counts, createSlots, type Scope, type Slots, type ValueCount } from './scope.ts'
import type { Match } from './search.ts'
import type { Selection } from './selection.ts'
import type { Listing } from './take-listing.ts'

export interface ListingQuery {
  readonly selection: Selection
  readonly match: Match | undefined
  /** Place of a category in the catalogue, by its id. */
  readonly categoryPlaces: readonly number[]
  /** Of the price role, index into the prices of the listing, from 1. */
  readonly rolePosition: number
  readonly siteId: string
  /** Missing: by relevance in a search, else by popularity. */
  readonly sort: Sort | undefined
  readonly limit: number
  readonly offset: number
}

export interface ListingRows extends Counts {
  readonly ids: readonly number[]
}

const PRICE_BIT = 1
const STOCK_BIT = 2
export const FIRST_FILTER_BIT = 4
/** Bits of what is no facet: they lie above those of 24 filters. */
const CATEGORY_BIT = 1 << 27
const COLLECTION_BIT = 1 << 28
const STICKER_BIT = 1 << 29
const SITE_BIT = 1 << 30
const SCOPE_BITS = CATEGORY_BIT | COLLECTION_BIT | STICKER_BIT | SITE_BIT
const NO_TERM = -1
/** A bit for each product in each scope that is kept. */
const KEPT_BITS = 512_000_000

/** The page, its total and all facets of a selection. */
export function queryListing(listing: Listing, query: ListingQuery): ListingRows {
  const { met, ...counts } = scopeOf(listing, query)
  const slots = query.limit === 0 ? [] : pageOf(listing, query, met)
  return { ...counts, ids: slots.map(slot => listing.columns.ids[slot] ?? 0) }
}

type Scoped = Pick<ListingQuery, 'selection' | 'match' | 'siteId' | 'rolePosition'>

/** What a selection leaves, and its counts; with nothing chosen many ask for the same. */
export function scopeOf(listing: Listing, query: Scoped): Scope {
  const { columns, scopes } = listing
  if (query.match !== undefined || !isPlain(query.selection)) return walk(columns, query)
  const { categoryId, collectionId, sticker } = query.selection
  const parts = [categoryId, collectionId, sticker, query.siteId, query.rolePosition]
  const key = JSON.stringify(parts.map(part => part ?? null))
  const found = scopes.get(key)
  if (found !== undefined) return found
  if (scopes.size * columns.size > KEPT_BITS) scopes.clear()
  const scope = walk(columns, query)
  scopes.set(key, scope)
  return scope
}

/** The bits of the conditions that the product of a slot misses. */
type Missed = (slot: number) => number

function testOf(columns: ListingColumns, { selection, siteId, rolePosition }: Scoped): Missed {
  const { bits, required } = bitsOf(columns, selection, siteId)
  const metBy = reading(columns, bits)
  const { inStock } = columns
  const prices = columns.prices[rolePosition - 1]
  const { from, to } = selection.price ?? { from: 0, to: 0 }
  const hasPrice = selection.price !== undefined
  return slot => {
    let missed = required & ~metBy(slot)
    if (hasPrice) {
      const price = prices?.[slot] ?? Infinity
      if (price < from || price > to) missed |= PRICE_BIT
    }
    if (selection.inStock && inStock[slot] === 0) missed |= STOCK_BIT
    return missed
  }
}

/** Which conditions each term meets, and those that terms have to meet. */
function bitsOf({ terms, termCount }: ListingColumns, selection: Selection, siteId: string) {
  const bits = new Int32Array(termCount)
  let required = 0
  function ask(bit: number, known: readonly (number | undefined)[]) {
    required |= bit
    for (const term of known) if (term !== undefined) bits[term] = (bits[term] ?? 0) | bit
  }
  const { categoryId, collectionId, sticker } = selection
  if (categoryId !== undefined) ask(CATEGORY_BIT, [terms.category.get(categoryId)])
  if (collectionId !== undefined) ask(COLLECTION_BIT, [terms.collection.get(collectionId)])
  if (sticker !== undefined) ask(STICKER_BIT, [terms.sticker.get(sticker)])
  ask(SITE_BIT, [terms.site.get(EVERY_SITE), terms.site.get(siteId)])
  selection.filters.forEach(({ valueIds }, index) => {
    ask(
      FIRST_FILTER_BIT << index,
      valueIds.map(id => terms.value.get(id))
    )
  })
  return { bits, required }
}

const isPlain = ({ filters, price, inStock }: Selection) =>
  filters.length === 0 && price === undefined && !inStock

/** The slots of a category; undefined for all of them. */
function membersOf({ terms, members }: ListingColumns, categoryId: number | undefined) {
  if (categoryId === undefined) return undefined
  return members.get(terms.category.get(categoryId) ?? NO_TERM) ?? []
}

/** A product that misses only one filter counts for the values of that and for nothing else. */
function walk(columns: ListingColumns, query: Scoped): Scope {
  const { isListed, inStock } = columns
  const missedBy = testOf(columns, query)
  const prices = columns.prices[query.rolePosition - 1]
  const slots = query.match?.slots ?? membersOf(columns, query.selection.categoryId)
  const met = createSlots(columns.size)
  const values = createTally(columns)
  let [total, stocked, minimum, maximum] = [0, 0, Infinity, -Infinity]
  const count = slots?.length ?? columns.size
  for (let place = 0; place < count; place += 1) {
    const slot = slots === undefined ? place : (slots[place] ?? 0)
    if (isListed[slot] === 0) continue
    const missed = missedBy(slot)
    // Two conditions missed, or what is no facet: it counts nowhere.
    if ((missed & SCOPE_BITS) !== 0 || (missed & (missed - 1)) !== 0) continue
    if (missed === 0) {
      met.add(slot)
      total += 1
    }
    if ((missed & ~STOCK_BIT) === 0 && inStock[slot] === 1) stocked += 1
    if ((missed & ~PRICE_BIT) === 0) {
      const price = prices?.[slot] ?? Infinity
      if (price < minimum) minimum = price
      if (price > maximum && price < Infinity) maximum = price
    }
    values.count(slot, missed)
  }
  const finite = (price: number) => (Number.isFinite(price) ? price : null)
  const range = { minimum: finite(minimum), maximum: finite(maximum) }
  return { met, total, inStock: stocked, ...range, values: values.read() }
}

/** Counts the values of slots, apart for each condition that they miss. */
function createTally({ terms, termCount, starts, valueEnds, pool }: ListingColumns) {
  const rows: (Int32Array | undefined)[] = []
  const masks: number[] = []
  return {
    count(slot: number, missed: number) {
      // The place of the only bit; 32 without one.
      const place = Math.clz32(missed)
      let row = rows[place]
      if (row === undefined) {
        row = new Int32Array(termCount)
        rows[place] = row
        masks[place] = missed
      }
      const end = valueEnds[slot] ?? 0
      for (let at = starts[slot] ?? 0; at < end; at += 1) {
        const term = pool[at] ?? 0
        row[term] = (row[term] ?? 0) + 1
      }
    },
    read: (): ValueCount[] =>
      rows.flatMap((row, place) =>
        [...terms.value].flatMap(([id, term]) => {
          const count = row?.[term] ?? 0
          return count === 0 ? [] : [{ id: Number(id), mask: masks[place] ?? 0, count }]
        })
      )
  }
}

/** Walks the order as far as the page reaches; a search without an order has its own. */
function pageOf({ columns, orders }: Listing, query: ListingQuery, met: Slots): number[] {
  const { match, sort, rolePosition, limit, offset } = query
  if (match?.ranks !== undefined && sort === undefined) {
    return pageByRank(columns, match, { ...query, met })
  }
  const page: number[] = []
  let skipped = 0
  for (const slot of orders.of(sort ?? 'popular', rolePosition)) {
    if (!met.has(slot)) continue
    if (skipped < offset) skipped += 1
    else page.push(slot)
    if (page.length === limit) break
  }
  return page
}
