import type { listReviews as contract } from '@vitrina/core/contracts'
import { sql } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { Handler } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { toReviews } from './review-rows.ts'
import { publishedReviewsOf, readSubject } from './review-subject.ts'

const ON_A_PAGE = 10

const ORDERS = {
  new: sql`created_at desc, id`,
  best: sql`rate desc, created_at desc, id`,
  worst: sql`rate, created_at desc, id`
}

export const listReviews: Handler<typeof contract> = async ({ body }, { db }) => {
  const { sort = 'new', rate, withFiles = false, size } = body
  const window = pageOf(body, ON_A_PAGE)
  let chosen = publishedReviewsOf(db, await readSubject(db, body))
  if (rate !== undefined) chosen = chosen.where('rate', '=', rate)
  if (size !== undefined) chosen = chosen.where('size', '=', size)
  if (withFiles) {
    chosen = chosen.where(({ exists, selectFrom }) =>
      exists(selectFrom('review_file').select('position').whereRef('review_id', '=', 'review.id'))
    )
  }
  const total = await countRows(chosen)
  const rows = await chosen
    .selectAll()
    .orderBy(ORDERS[sort])
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return {
    data: await toReviews(db, rows),
    meta: pagingMeta(window, total)
  }
}
