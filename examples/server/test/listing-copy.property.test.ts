import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import type { Database } from '../src/db/schema.ts'
import type { Store } from '../src/db/store.ts'
import { type ListingRows, queryListing } from '../src/modules/catalog/query-listing.ts'
import { takeReference } from '../src/modules/catalog/reference.ts'
import { takeListing } from '../src/modules/catalog/take-listing.ts'
import { openSeededStore } from '../src/testing/test-store.ts'
import { plainListing } from './plain-listing.ts'

const PRODUCTS = 120
const SITES = ['1', '2']

let store: Store
let categories: readonly number[]
let values: readonly (readonly number[])[]

beforeAll(async () => {
  store = await openSeededStore(PRODUCTS)
  const reference = await takeReference(store.db)
  categories = reference.categories.map(({ id }) => id)
  values = reference.filters.map(filter => filter.values.map(({ id }) => id))
})

afterAll(() => store.close())

const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item
const at = fc.nat(10_000)
/** Mostly missing: what is asked for has to leave something. */
const maybe = <Item>(item: fc.Arbitrary<Item>) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: item.map((value): Item | undefined => value) }
  )
const someFilters = fc.array(fc.tuple(at, fc.array(at, { minLength: 1, maxLength: 12 })), {
  minLength: 1,
  maxLength: 3
})

const questions = fc.record({
  category: maybe(at),
  collection: maybe(fc.integer({ min: 0, max: 4 })),
  sticker: maybe(fc.constantFrom('hit', 'new', 'sale', 'none')),
  filters: fc.oneof(fc.constant<[number, number[]][]>([]), someFilters),
  price: maybe(fc.record({ from: fc.nat(200_000), to: fc.nat(900_000) })),
  inStock: fc.boolean(),
  siteId: fc.constantFrom(...SITES),
  rolePosition: fc.integer({ min: 1, max: 4 }),
  sort: maybe(fc.constantFrom('popular', 'price', 'price-desc', 'new', 'rating', 'discount')),
  limit: fc.nat(30),
  offset: fc.oneof(fc.constant(0), fc.nat(PRODUCTS))
})

type Question = typeof questions extends fc.Arbitrary<infer Value> ? Value : never

const queryOf = ({
  category,
  collection,
  sticker,
  filters,
  price,
  inStock,
  ...rest
}: Question) => ({
  ...rest,
  selection: {
    categoryId: category === undefined ? undefined : pick(categories, category),
    collectionId: collection,
    sticker,
    price,
    inStock,
    filters: filters.map(([filter, chosen], index) => ({
      code: String(index),
      valueIds: chosen.map(value => pick(pick(values, filter), value))
    }))
  }
})

const sorted = (rows: ListingRows) => ({
  ...rows,
  values: rows.values.toSorted((one, other) => one.id - other.id || one.mask - other.mask)
})

async function compare(question: Question): Promise<void> {
  const query = queryOf(question)
  const plain = await plainListing(store.db, query)
  const copy = queryListing(await takeListing(store.db), {
    ...{ match: undefined, categoryPlaces: [] },
    ...query
  })
  expect(sorted(copy)).toEqual(sorted(plain))
}

/** What may be written to the listing, each as an import or the shop itself would. */
const CHANGES: Record<
  string,
  (db: Kysely<Database>, id: number, other: number) => Promise<unknown>
> = {
  stock: (db, id) =>
    sql`update listing set in_stock = not in_stock where product_id = ${id}`.execute(db),
  price: (db, id, other) =>
    sql`update listing set prices[1 + ${other} % 4] = ${other}::int where product_id = ${id}`.execute(
      db
    ),
  popularity: (db, id, other) =>
    sql`update listing set popularity = ${other} where product_id between ${id} and ${id} + 5`.execute(
      db
    ),
  rating: (db, id, other) =>
    sql`update listing set rating = ${other % 50}::int / 10.0 where product_id = ${id}`.execute(db),
  terms: (db, id, other) =>
    sql`
      update listing set value_ids = l.value_ids || listing.value_ids[2:], category_ids = l.category_ids
      from listing l where listing.product_id = ${id} and l.product_id = 1 + ${other} % 60`.execute(
      db
    ),
  sites: (db, id, other) =>
    sql`update listing set site_ids = ${other % 2 === 0 ? [] : [pick(SITES, other >> 1)]}::text[]
        where product_id = ${id}`.execute(db),
  gone: (db, id) => sql`delete from listing where product_id = ${id}`.execute(db),
  back: (db, id, other) =>
    sql`
      insert into listing (product_id, category_ids, collection_ids, value_ids, stickers, prices,
        discount, in_stock, popularity, rating, created_at)
      select ${id}, category_ids, collection_ids, value_ids, stickers, prices, discount, in_stock,
        popularity, rating, created_at from listing
      where product_id >= 1 + ${other} % 60 order by product_id limit 1
      on conflict do nothing`.execute(db)
}

const changes = fc.record({
  kind: fc.constantFrom(...Object.keys(CHANGES)),
  id: fc.integer({ min: 1, max: PRODUCTS }),
  other: at,
  /** A transaction that fails changes nothing. */
  fails: fc.boolean()
})

async function change({
  kind,
  id,
  other,
  fails
}: typeof changes extends fc.Arbitrary<infer V> ? V : never) {
  const done = store.db.transaction().execute(async trx => {
    await CHANGES[kind]?.(trx, id, other)
    if (fails) throw new Error('taken back')
  })
  await (fails ? expect(done).rejects.toThrow('taken back') : done)
}

test('pages, totals and counts equal a plain reading of the rows, whatever is asked and changed', async () => {
  const steps = fc.array(fc.tuple(fc.array(changes, { maxLength: 3 }), questions), {
    minLength: 1,
    maxLength: 8
  })
  await fc.assert(
    fc.asyncProperty(steps, async all => {
      for (const [some, question] of all) {
        for (const one of some) await change(one)
        await compare(question)
      }
    }),
    { numRuns: runsOf('copy of the listing') }
  )
})

test('an emptied listing is empty for everybody', async () => {
  const other = await openSeededStore(20)
  const ask = async () => {
    const listing = await takeListing(other.db)
    return listing.columns.isListed.reduce((sum, listed) => sum + listed, 0)
  }
  const before = await ask()

  await sql`truncate listing`.execute(other.db)

  expect([before, await ask()]).toEqual([20, 0])
  await other.close()
})
