import type { Handlers } from '../../http/handlers.ts'
import { createReview } from './create-review.ts'
import { listOwnReviews } from './list-own-reviews.ts'
import { readReviews } from './list-reviews.ts'
import { readParams } from './review-params.ts'
import { readPermission } from './review-permission.ts'
import { readSubject } from './review-subject.ts'
import { averageOf, listReviewFiles, readCounts } from './review-summary.ts'
import { viewReviews } from './view-reviews.ts'

export const reviewHandlers = {
  listReviews: async ({ body }, { db }) => readReviews(db, await readSubject(db, body), body),
  listOwnReviews,
  countReviews: async ({ query }, { db }) => readCounts(db, await readSubject(db, query)),
  getReviewAverage: async ({ query }, { db }) =>
    averageOf(await readCounts(db, await readSubject(db, query))),
  listReviewFiles,
  viewReviews,
  createReview,
  getReviewParams: async ({ query }, { db }) => readParams(db, await readSubject(db, query)),
  getReviewPermission: async ({ query }, { db, visitor, now }) =>
    readPermission({ db, subject: await readSubject(db, query), uid: visitor.uid, now: now() })
} satisfies Partial<Handlers>
