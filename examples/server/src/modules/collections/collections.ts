import type { Collection, Filter, PagingMeta, Picture } from '@vitrina/core/entities'
import { sql } from 'kysely'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { listProducts } from '../catalog/list-products.ts'
import type { Sort } from '../catalog/listing-orders.ts'
import { takeReference } from '../catalog/reference.ts'
import { contentMessages } from '../content/content.messages.ts'
import { type EntityId, entityId } from '../content/entity-id.ts'
import { ofSite } from '../content/site-rows.ts'

const PAGE_SIZE = 20
/** «Default catalogue limit 10» (§9). */
const PRODUCTS_SIZE = 10

interface Page {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

interface ProductsQuery extends Page {
  readonly sort?: Sort | undefined
  readonly values?: readonly number[] | undefined
}

/** The collections in the order they were made. */
export async function listCollections(
  query: Page,
  call: Call
): Promise<{ data: Collection[]; meta: PagingMeta }> {
  const window = pageOf(query, PAGE_SIZE)
  const all = await readCollections(call)
  const data = all.slice(window.offset, window.offset + window.limit)
  return { data, meta: pagingMeta(window, all.length) }
}

/** One page of a collection's goods: any of the values of one filter, all filters together. */
export async function listCollectionProducts(id: string, query: ProductsQuery, call: Call) {
  const collection = await findCollection(id, call)
  const { data, meta } = await listProducts(
    {
      collection: collection.code,
      filters: await chosenFilters(query.values ?? [], call),
      sort: query.sort,
      page: query.page,
      limit: query.limit ?? PRODUCTS_SIZE
    },
    call
  )
  return { collection, data, meta }
}

/** The filters with the values met in one collection, or in any of them. */
export async function listCollectionFilters(id: string | undefined, call: Call): Promise<Filter[]> {
  const meant =
    id === undefined
      ? sql`cardinality(collection_ids) > 0`
      : sql`collection_ids @> array[${(await findCollection(id, call)).id}::int]`
  const { rows } = await sql<{ value: number }>`
    select distinct unnest(value_ids) as value from listing where ${meant}`.execute(call.db)
  const met = new Set(rows.map(({ value }) => value))
  const { filters } = await takeReference(call.db)
  return filters
    .map(filter => ({ ...filter, values: filter.values.filter(value => met.has(value.id)) }))
    .filter(({ values }) => values.length > 0)
}

async function findCollection(id: string, call: Call): Promise<Collection> {
  const [collection] = await readCollections(call, entityId(id))
  if (collection === undefined) throw new HttpError(404, contentMessages.noCollection)
  return collection
}

async function chosenFilters(values: readonly number[], { db }: Call) {
  const { filters } = await takeReference(db)
  const chosen = new Set(values)
  return Object.fromEntries(
    filters
      .map(
        filter =>
          [
            filter.code,
            filter.values.filter(({ id }) => chosen.has(id)).map(({ code }) => code)
          ] as const
      )
      .filter(([, codes]) => codes.length > 0)
  )
}

interface Row extends Omit<Collection, 'image'> {
  readonly image: Picture | null
}

async function readCollections(
  { db, visitor }: Pick<Call, 'db' | 'visitor'>,
  named?: EntityId
): Promise<Collection[]> {
  const { rows } = await sql<Row>`
    select c.id, c.code, c.title, c.description, (
      select count(*) from listing l
      where l.collection_ids @> array[c.id] and ${ofSite(visitor, 'l.site_ids')}
    ) as "productsCount", (
      select p.pictures->0 from listing l join product p on p.id = l.product_id
      where l.collection_ids @> array[c.id] order by l.popularity desc, l.product_id limit 1
    ) as image
    from collection c where ${isNamed(named)} order by c.id`.execute(db)
  return rows
}

function isNamed(named: EntityId | undefined) {
  if (named === undefined) return sql`true`
  return 'id' in named ? sql`c.id = ${named.id}` : sql`c.code = ${named.code}`
}
