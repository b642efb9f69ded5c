import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoCategory, DemoSticker } from './catalogue-shapes.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { PRICE_ROLES } from './price-roles.ts'
import type { PictureStore } from './write-pictures.ts'

const TONES: Record<DemoSticker['code'], SeedRow<'sticker'>['tone']> = {
  hit: 'hit',
  new: 'new',
  sale: 'sale',
  school: 'school'
}

/** Writes what products refer to: roles, categories, brands, filters, stickers, collections. */
export async function writeCatalogue(
  db: Kysely<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  const roles = PRICE_ROLES.map((code, index) => ({ code, position: index + 1 }))
  await insertRows(db, 'price_role', roles)
  await insertRows(db, 'category', categoryRows(shop.categories, pictures))
  await pictures.flush()
  await insertRows(db, 'partner', shop.brands.map(partnerRow))
  await insertRows(
    db,
    'filter',
    shop.filters.map(({ values, ...filter }) => filter)
  )
  await insertRows(db, 'filter_value', shop.filters.flatMap(valueRows))
  await insertRows(
    db,
    'sticker',
    shop.stickers.map(({ code, title }) => ({ code, title, tone: TONES[code] }))
  )
  await insertRows(
    db,
    'collection',
    shop.collections.map(({ id, code, title, description }) => ({ id, code, title, description }))
  )
}

function categoryRows(
  categories: readonly DemoCategory[],
  pictures: PictureStore
): SeedRow<'category'>[] {
  const byId = new Map(categories.map(category => [category.id, category]))
  function chain(category: DemoCategory): DemoCategory[] {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId)
    return parent === undefined ? [category] : [...chain(parent), category]
  }
  return categories
    .map(category => ({ category, trail: chain(category) }))
    .toSorted((one, other) => one.trail.length - other.trail.length)
    .map(({ category, trail }) => ({
      id: category.id,
      code: category.code,
      parent_id: category.parentId,
      path: trail.map(({ id }) => id),
      url_path: trail.map(({ code }) => code).join('/'),
      title: category.title,
      description: category.description,
      sort: category.sort,
      image: pictures.addPlain(category.art, category.title, category.cover)
    }))
}

const partnerRow = (brand: DemoShop['brands'][number]): SeedRow<'partner'> => ({
  id: brand.id,
  code: brand.code,
  title: brand.title,
  description: brand.description,
  size_table: brand.sizeTable ?? null
})

const valueRows = (filter: DemoShop['filters'][number]): SeedRow<'filter_value'>[] =>
  filter.values.map((value, index) => ({
    id: value.id,
    filter_id: filter.id,
    code: value.code,
    title: value.title,
    hex: value.hex ?? null,
    depended_values: [...(value.dependedValues ?? [])],
    sort: index
  }))
