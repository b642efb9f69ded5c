import type { Category, Filter, Sticker } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { readCategories } from './read-categories.ts'

const LIFE_MS = 300_000
const DEFAULT_SITE = '1'
const BRANCH_DEPTH = 2

interface Partner {
  readonly id: number
  readonly code: string
  readonly title: string
}

/** What rarely changes and every answer of the catalogue needs. */
export interface Reference {
  readonly categories: readonly Category[]
  /** With the counts of each site. */
  readonly categoriesBySite: ReadonlyMap<string, readonly Category[]>
  readonly categoryById: ReadonlyMap<number, Category>
  readonly categoryByPath: ReadonlyMap<string, Category>
  readonly filters: readonly Filter[]
  readonly stickers: ReadonlyMap<string, Sticker>
  readonly partners: ReadonlyMap<number, Partner>
  /** Index of a price role in `listing.prices`, from 1. */
  readonly rolePositions: ReadonlyMap<string, number>
  /** Ids of collections by code. */
  readonly collections: ReadonlyMap<string, number>
  /** Place of a category's branch in the catalogue, from 1, by the category's id from 1. */
  readonly categoryPlaces: readonly number[]
  /** Centimetres by years, as the size tables say. */
  readonly heightByAge: ReadonlyMap<number, number>
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
  const found = kept.get(db)
  if (found !== undefined && found.until > performance.now()) return found.reference
  const reference = readReference(db)
  kept.set(db, { until: performance.now() + LIFE_MS, reference })
  // A failure is not kept: the next call asks again.
  reference.catch(() => kept.delete(db))
  return reference
}

async function readReference(db: Kysely<Database>): Promise<Reference> {
  const categoriesBySite = await readCategoriesBySite(db)
  const categories = categoriesBySite.get(DEFAULT_SITE) ?? (await readCategories(db, DEFAULT_SITE))
  const stickers = await db.selectFrom('sticker').selectAll().execute()
  const partners = await db.selectFrom('partner').select(['id', 'code', 'title']).execute()
  const roles = await db.selectFrom('price_role').selectAll().execute()
  const collections = await db.selectFrom('collection').select(['id', 'code']).execute()
  return {
    categories,
    categoriesBySite,
    categoryById: new Map(categories.map(category => [category.id, category])),
    categoryByPath: new Map(categories.map(category => [category.path, category])),
    filters: await readFilters(db),
    stickers: new Map(stickers.map(sticker => [sticker.code, sticker])),
    partners: new Map(partners.map(partner => [partner.id, partner])),
    rolePositions: new Map(roles.map(role => [role.code, role.position])),
    collections: new Map(collections.map(({ id, code }) => [code, id])),
    categoryPlaces: placesOf(categories),
    heightByAge: await readHeights(db),
    branchValues: new Map()
  }
}

/** Categories of one branch, which is a child of a root, share its place. */
function placesOf(categories: readonly Category[]): number[] {
  const places: number[] = Array(Math.max(0, ...categories.map(({ id }) => id))).fill(0)
  const childrenOf = (parent: number | null) =>
    categories.filter(({ parentId }) => parentId === parent)
  let place = 0
  function add(category: Category, depth: number): void {
    if (depth <= BRANCH_DEPTH) place += 1
    places[category.id - 1] = place
    for (const child of childrenOf(category.id)) add(child, depth + 1)
  }
  for (const root of childrenOf(null)) add(root, 1)
  return places
}

async function readHeights(db: Kysely<Database>): Promise<Map<number, number>> {
  const heights = new Map<number, number>()
  const tables = await db.selectFrom('size_table').select(['columns', 'rows']).execute()
  for (const { columns, rows } of tables) {
    const [height, age] = [/^Рост/, /^Возраст/].map(title =>
      columns.findIndex(column => title.test(column))
    )
    if (height === undefined || age === undefined || height < 0 || age < 0) continue
    for (const row of rows) {
      const years = Number.parseInt(row[age] ?? '', 10)
      if (!heights.has(years)) heights.set(years, Number(row[height]))
    }
  }
  return heights
}

async function readCategoriesBySite(db: Kysely<Database>) {
  const bySite = new Map<string, readonly Category[]>()
  const sites = await db.selectFrom('site').select('id').execute()
  for (const { id } of sites) bySite.set(id, await readCategories(db, id))
  return bySite
}

/** The category tree as a visitor's site counts it. */
export async function takeCategories({ db, visitor }: Pick<Call, 'db' | 'visitor'>) {
  const { categories, categoriesBySite } = await takeReference(db)
  return categoriesBySite.get(visitor.siteId) ?? categories
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
