import type { ReviewSubject } from '@vitrina/core/account'
import type { EndpointOutput } from '@vitrina/core/api'
import type { listReviews } from '@vitrina/core/contracts'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'

import { countRows } from '../../db/count-rows.ts'
import type { Database } from '../../db/schema.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { toReviews } from './review-rows.ts'
import { publishedReviewsOf } from './review-subject.ts'

const ON_A_PAGE = 10

const ORDERS = {
  new: sql`created_at desc, id`,
  best: sql`rate desc, created_at desc, id`,
  worst: sql`rate, created_at desc, id`
}

/** Published reviews of the subject as they are chosen, sorted and paged. */
export async function readReviews(
  db: Kysely<Database>,
  subject: ReviewSubject,
  body: z.output<typeof listReviews.body>
): Promise<EndpointOutput<typeof listReviews>> {
  const { sort = 'new', rate, withFiles = false, size } = body
  const window = pageOf(body, ON_A_PAGE)
  let chosen = publishedReviewsOf(db, subject)
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
