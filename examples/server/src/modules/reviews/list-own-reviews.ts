import type { listOwnReviews as contract } from '@vitrina/core/contracts'
import { type Kysely, sql } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { toReviews } from './review-rows.ts'

const ON_A_PAGE = 10

/** What a member has written, whatever became of it, the newest first. */
export const listOwnReviews: Handler<typeof contract> = async ({ query }, { db, visitor }) => {
  const window = pageOf(query, ON_A_PAGE)
  const own = db.selectFrom('review').where('user_id', '=', visitor.uid ?? '')
  const total = await countRows(own)
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const subjects = await readSubjects(
    db,
    rows.flatMap(({ product_id }) => product_id ?? [])
  )
  const reviews = await toReviews(db, rows)
  return {
    data: reviews.map(review => ({
      ...review,
      subject: subjects.get(review.productId ?? 0) ?? NOWHERE
    })),
    meta: pagingMeta(window, total)
  }
}

const NOWHERE = { title: '', url: '' } as const

/** Titles and pages of products by their ids. */
async function readSubjects(db: Kysely<Database>, ids: readonly number[]) {
  const { rows } = await sql<Subject>`
    select p.id, p.title, p.code, c.url_path as path
    from product p
    left join category c on c.id = p.category_ids[1]
    where p.id = any(${ids}::int[])`.execute(db)
  return new Map(
    rows.map(({ id, title, code, path }) => [
      id,
      { title, url: path === null ? '' : `/catalog/${path}/detail/${code}` }
    ])
  )
}

interface Subject {
  readonly id: number
  readonly title: string
  readonly code: string
  readonly path: string | null
}
