import type { Category, Product } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { readSeoPage } from '../content/read-seo-page.ts'
import { ofSite } from '../content/site-rows.ts'
import { readCards, toProductCategory } from './read-cards.ts'
import { type Reference, takeReference } from './reference.ts'
import { visibleRoles } from './visible-roles.ts'

const NOT_FOUND = 'Товар не найден'

/** A product as its own page shows it, by id or by code. */
export async function viewProduct(
  { id, code }: { id?: number | undefined; code?: string | undefined },
  { db, visitor }: Call
): Promise<Product> {
  if (id === undefined && code === undefined) {
    throw new HttpError(400, 'Проверьте введённые данные', { code: 'Заполните поле' })
  }
  const row = await db
    .selectFrom('product')
    .leftJoin('listing', 'listing.product_id', 'product.id')
    .select(['id', 'description', 'lead', 'characteristics'])
    // Certificates stand in no listing.
    .where(({ or, eb }) => or([eb('site_ids', 'is', null), ofSite(visitor)]))
    .$if(code !== undefined, query => query.where('code', '=', code ?? ''))
    .$if(id !== undefined, query => query.where('id', '=', toId(id)))
    .executeTakeFirst()
  const [card] = await readCards(db, row ? [row.id] : [], visibleRoles(visitor))
  if (row === undefined || card === undefined) throw new HttpError(404, NOT_FOUND)
  const trail = trailOf(card.categories[0]?.id, await takeReference(db))
  const path = [...trail.slice(-1).map(category => category.path), card.code].join('/')
  return {
    ...card,
    description: row.description,
    lead: row.lead,
    characteristics: [...row.characteristics],
    trail: trail.map(toProductCategory),
    seoPage: (await readSeoPage(db, `/catalog/${path}`)) ?? null
  }
}

/** An id no product can have is an unknown product, not an error of the store. */
const toId = (id: number | undefined) =>
  id !== undefined && Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? id : -1

function trailOf(
  id: number | null | undefined,
  { categoryById }: Pick<Reference, 'categoryById'>
): Category[] {
  const category = categoryById.get(id ?? 0)
  return category === undefined ? [] : [...trailOf(category.parentId, { categoryById }), category]
}
