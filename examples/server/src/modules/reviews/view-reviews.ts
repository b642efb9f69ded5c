import type { viewReviews as contract } from '@vitrina/core/contracts'

import type { Handler } from '../../http/handlers.ts'
import { readReviews } from './list-reviews.ts'
import { readParams } from './review-params.ts'
import { readPermission } from './review-permission.ts'
import { readSubject } from './review-subject.ts'
import { averageOf, readCounts } from './review-summary.ts'

/** What a page says of reviews: its subject is looked up once for all of it. */
export const viewReviews: Handler<typeof contract> = async ({ body }, { db, visitor, now }) => {
  const subject = await readSubject(db, body)
  const [list, counts, permission] = await Promise.all([
    readReviews(db, subject, body),
    readCounts(db, subject),
    readPermission({ db, subject, uid: visitor.uid, now: now() })
  ])
  const params = permission.allowPost ? await readParams(db, subject) : null
  return { ...list, counts, average: averageOf(counts), permission, params }
}
