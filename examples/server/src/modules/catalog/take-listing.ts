import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import {
  addRow,
  createListingColumns,
  type ListedRow,
  type ListingColumns,
  removeRow
} from './listing-columns.ts'
import { createListingOrders, type ListingOrders } from './listing-orders.ts'
import type { Scope } from './scope.ts'

/** Rows read at a time when the listing is read whole: they hold up calls for some milliseconds. */
const ROWS_AT_ONCE = 5000

/** A copy of the listing in the memory of this process. */
export interface Listing {
  readonly columns: ListingColumns
  readonly orders: ListingOrders
  /** With nothing chosen, until a product changes. */
  readonly scopes: Map<string, Scope>
}

interface Kept {
  listing: Listing | undefined
  /** Transactions before this one were seen. */
  seen: string
  running: Promise<unknown>
  next: Promise<Listing> | undefined
}

const keptOf = new WeakMap<Kysely<Database>, Kept>()

/**
 * The listing as the store has it now: every change that was committed before this call is in it,
 * whichever process made it. Calls that wait at the same time share one question.
 */
export function takeListing(db: Kysely<Database>): Promise<Listing> {
  const kept = keptOf.get(db) ?? {
    ...{ listing: undefined, seen: '0', running: Promise.resolve(), next: undefined }
  }
  keptOf.set(db, kept)
  if (kept.next === undefined) {
    const next = kept.running.then(() => {
      kept.next = undefined
      return renew(db, kept)
    })
    kept.next = next
    kept.running = next.catch(() => undefined)
  }
  return kept.next
}

async function renew(db: Kysely<Database>, kept: Kept): Promise<Listing> {
  const { listing } = kept
  if (listing === undefined) return load(db, kept)
  const { seen, rows, gone } = await readChanges(db, kept.seen)
  if (gone?.includes(null)) return load(db, kept)
  for (const id of gone ?? []) remove(listing, id ?? 0)
  add(listing, rows ?? [])
  kept.seen = seen
  return listing
}

/** What is changed while it is read is read once more by the next renewal. */
async function load(db: Kysely<Database>, kept: Kept): Promise<Listing> {
  const { seen } = await readChanges(db, undefined)
  const columns = createListingColumns()
  const listing = { columns, orders: createListingOrders(columns), scopes: new Map() }
  let last: number | undefined = -(2 ** 31)
  while (last !== undefined) {
    const rows = await readFrom(db, last)
    add(listing, rows)
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id
  }
  Object.assign(kept, { seen, listing })
  return listing
}

function add({ columns, orders, scopes }: Listing, rows: readonly ListedRow[]): void {
  for (const row of rows) {
    const { slot, moved } = addRow(columns, row)
    if (moved) orders.move(slot)
  }
  if (rows.length > 0) scopes.clear()
}

function remove({ columns, orders, scopes }: Listing, id: number): void {
  const slot = removeRow(columns, id)
  if (slot !== undefined) orders.move(slot)
  scopes.clear()
}

const ROW = sql`json_build_object('id', l.product_id, 'category', l.category_ids,
  'value', l.value_ids, 'collection', l.collection_ids, 'sticker', l.stickers, 'site', l.site_ids,
  'prices', l.prices, 'discount', l.discount, 'inStock', l.in_stock, 'popularity', l.popularity,
  'rating', l.rating, 'created', (extract(epoch from l.created_at) * 1000000)::bigint,
  'leaf', p.category_ids[1])`

interface Changes {
  readonly seen: string
  readonly rows: readonly ListedRow[] | null
  readonly gone: readonly (number | null)[] | null
}

/** What was written since; of a row that came from another server by a copy the transaction says nothing. */
async function readChanges(db: Kysely<Database>, seen: string | undefined): Promise<Changes> {
  const since = sql`changed >= ${seen ?? '0'}::text::xid8
    and changed < pg_snapshot_xmax(pg_current_snapshot())`
  const changes = sql`
    (select json_agg(${ROW}) from listing l join product p on p.id = l.product_id where ${since}) as rows,
    (select json_agg(product_id) from listing_gone where ${since}) as gone`
  const { rows } = await sql<Changes>`/*prepared*/
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
      ${seen === undefined ? sql`null as rows, null as gone` : changes}`.execute(db)
  return rows[0] ?? { seen: '0', rows: null, gone: null }
}

async function readFrom(db: Kysely<Database>, last: number): Promise<readonly ListedRow[]> {
  const { rows } = await sql<{ rows: readonly ListedRow[] | null }>`
    select json_agg(listed) as rows from (
      select ${ROW} as listed from listing l join product p on p.id = l.product_id
      where l.product_id > ${last} order by l.product_id limit ${ROWS_AT_ONCE}
    ) page`.execute(db)
  return rows[0]?.rows ?? []
}
