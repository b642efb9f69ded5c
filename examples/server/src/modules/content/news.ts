import { readingMinutes } from '@vitrina/core/content'
import {
  type NewsCard,
  type NewsItem,
  type NewsType,
  type PagingMeta
} from '@vitrina/core/entities'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { NewsTable } from '../../db/schema/content-texts.ts'
import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { contentMessages } from './content.messages.ts'
import { entityId } from './entity-id.ts'
import { ofSite } from './site-rows.ts'

const PAGE_SIZE = 10
/** What a blog shows: promotions have a page of their own. */
const BLOG: readonly NewsType[] = ['articles', 'news']

interface NewsQuery {
  readonly type?: NewsType | undefined
  readonly tag?: string | undefined
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

interface NewsPage {
  readonly data: NewsCard[]
  readonly meta: PagingMeta
  readonly tags: { readonly title: string; readonly count: number }[]
}

type Row = Selectable<NewsTable>
type Neighbour = NewsItem['previous']

/** Newest first; promotions that have ended stand behind the others. */
export async function listNews(query: NewsQuery, call: Call): Promise<NewsPage> {
  const window = pageOf(query, PAGE_SIZE)
  const types = query.type === undefined ? BLOG : [query.type]
  const isMeant = (where: ExpressionBuilder<Database, 'news'>) =>
    where.and([
      ofSite(call.visitor),
      where('type', 'in', types),
      ...(query.tag === undefined ? [] : [sql<boolean>`tags @> array[${query.tag}::text]`])
    ])
  const rows = await call.db
    .selectFrom('news')
    .selectAll()
    .where(isMeant)
    .orderBy(sql`coalesce(ends_at <= ${call.now()}, false)`)
    .orderBy('publication_date', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const total = await countRows(call.db.selectFrom('news').where(isMeant))
  const tags = await readTags(types, call)
  return { data: rows.map(toCard), meta: pagingMeta(window, total), tags }
}

/** One article with its neighbours of the same type, by its number or code. */
export async function viewNews(id: string, call: Call): Promise<NewsItem> {
  const named = entityId(id)
  const row = await call.db
    .selectFrom('news')
    .selectAll()
    .where(ofSite(call.visitor))
    .where(where => where.and(named))
    .executeTakeFirst()
  if (row === undefined) throw new HttpError(404, contentMessages.noNews)
  return {
    ...toCard(row),
    html: row.html,
    link: row.link,
    promoCode: row.promo_code,
    collection: row.collection,
    previous: await readNeighbour(row, 'older', call),
    next: await readNeighbour(row, 'newer', call)
  }
}

async function readTags(types: readonly NewsType[], { db, visitor }: Call) {
  const { rows } = await sql<{ title: string; count: number }>`
    select tag as title, count(*) as count from news, unnest(tags) as tag
    where type = any(${types}::text[]) and ${ofSite(visitor)}
    group by tag order by count desc, tag`.execute(db)
  return rows
}

async function readNeighbour(
  row: Row,
  side: 'older' | 'newer',
  { db, visitor }: Call
): Promise<Neighbour> {
  const [sign, order] = side === 'older' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const { rows } = await sql<NonNullable<Neighbour>>`
    select id, code, title, image from news
    where type = ${row.type} and ${ofSite(visitor)}
      and (publication_date, id) ${sign} (${row.publication_date}, ${row.id})
    order by publication_date ${order}, id ${order} limit 1`.execute(db)
  return rows[0] ?? null
}

const toCard = (row: Row): NewsCard => ({
  id: row.id,
  code: row.code,
  type: row.type,
  title: row.title,
  preview: row.preview,
  tags: row.tags,
  image: row.image,
  publicationDate: row.publication_date.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  readingMinutes: readingMinutes(row.html)
})
