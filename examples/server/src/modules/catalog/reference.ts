import type { Category, Filter, Sticker } from '@vitrina/core'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { readCategories } from './read-categories.ts'

const LIFE_MS = 300_000

interface Partner {
  readonly id: number
  readonly code: string
  readonly title: string
}

/** What rarely changes and every answer of the catalogue needs. */
export interface Reference {
  readonly categories: readonly Category[]
  readonly categoryById: ReadonlyMap<number, Category>
  readonly categoryByPath: ReadonlyMap<string, Category>
  readonly filters: readonly Filter[]
  readonly stickers: ReadonlyMap<string, Sticker>
  readonly partners: ReadonlyMap<number, Partner>
  /** Index of a price role in `listing.prices`, from 1. */
  readonly rolePositions: ReadonlyMap<string, number>
  /** Ids of collections by code. */
  readonly collections: ReadonlyMap<string, number>
  /** Filled as categories are asked for: the filter values met in each branch. */
  readonly branchValues: Map<number, Promise<ReadonlySet<number>>>
}

interface Kept {
  readonly until: number
  readonly reference: Promise<Reference>
}

const kept = new WeakMap<Kysely<Database>, Kept>()

/** Reads the reference, at most once in five minutes for one store. */
export function takeReference(db: Kysely<Database>): Promise<Reference> {
  const known = kept.get(db)
  if (known !== undefined && known.until > performance.now()) return known.reference
  const reference = readReference(db)
  kept.set(db, { until: performance.now() + LIFE_MS, reference })
  // A failure is not kept: the next call asks again.
  reference.catch(() => kept.delete(db))
  return reference
}

async function readReference(db: Kysely<Database>): Promise<Reference> {
  const categories = await readCategories(db)
  const stickers = await db.selectFrom('sticker').selectAll().execute()
  const partners = await db.selectFrom('partner').select(['id', 'code', 'title']).execute()
  const roles = await db.selectFrom('price_role').selectAll().execute()
  const collections = await db.selectFrom('collection').select(['id', 'code']).execute()
  return {
    categories,
    categoryById: new Map(categories.map(category => [category.id, category])),
    categoryByPath: new Map(categories.map(category => [category.path, category])),
    filters: await readFilters(db),
    stickers: new Map(stickers.map(sticker => [sticker.code, sticker])),
    partners: new Map(partners.map(partner => [partner.id, partner])),
    rolePositions: new Map(roles.map(role => [role.code, role.position])),
    collections: new Map(collections.map(({ id, code }) => [code, id])),
    branchValues: new Map()
  }
}

async function readFilters(db: Kysely<Database>): Promise<Filter[]> {
  const filters = await db.selectFrom('filter').selectAll().orderBy('priority', 'desc').execute()
  const values = await db.selectFrom('filter_value').selectAll().orderBy('sort').execute()
  return filters.map(filter => ({
    ...filter,
    values: values
      .filter(value => value.filter_id === filter.id)
      .map(({ id, code, title, hex, depended_values }) => ({
        id,
        code,
        title,
        ...(hex !== null && { hex }),
        dependedValues: depended_values
      }))
  }))
}
