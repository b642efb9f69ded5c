import type { Filter } from '@vitrina/core/entities'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { type Reference, takeReference } from './reference.ts'

/** Stands for the whole catalogue among the branches. */
const EVERYTHING = 0

/** Filters with the values met in a category's branch, by priority; without a path in the shop. */
export async function listBranchFilters(
  db: Kysely<Database>,
  path: string | undefined
): Promise<Filter[]> {
  const reference = await takeReference(db)
  const met = await valuesOf(db, branchId(path, reference), reference)
  return reference.filters
    .map(filter => ({ ...filter, values: filter.values.filter(({ id }) => met.has(id)) }))
    .filter(({ values }) => values.length > 0)
}

function branchId(path: string | undefined, { categoryByPath }: Reference): number {
  if (path === undefined || path === '') return EVERYTHING
  const category = categoryByPath.get(path.replaceAll(/^\/+|\/+$/g, ''))
  if (category === undefined) throw new HttpError(404, 'Категория не найдена')
  return category.id
}

function valuesOf(
  db: Kysely<Database>,
  id: number,
  { branchValues }: Reference
): Promise<ReadonlySet<number>> {
  const found = branchValues.get(id)
  if (found !== undefined) return found
  const values = readValues(db, id)
  branchValues.set(id, values)
  values.catch(() => branchValues.delete(id))
  return values
}

async function readValues(db: Kysely<Database>, id: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ value: number }>`
    select distinct unnest(value_ids) as value from listing
    where ${id} = ${EVERYTHING}::int or category_ids @> array[${id}::int]`.execute(db)
  return new Set(rows.map(({ value }) => value))
}
