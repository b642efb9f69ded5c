import type { Handlers } from '../../http/handlers.ts'
import { createReview } from './create-review.ts'
import { listOwnReviews } from './list-own-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { readParams } from './review-params.ts'
import { readPermission } from './review-permission.ts'
import { readSubject } from './review-subject.ts'
import { countReviews, getReviewAverage, listReviewFiles } from './review-summary.ts'

export const reviewHandlers = {
  listReviews,
  listOwnReviews,
  countReviews,
  getReviewAverage,
  listReviewFiles,
  createReview,
  getReviewParams: async ({ query }, { db }) => readParams(db, await readSubject(db, query)),
  getReviewPermission: async ({ query }, { db, visitor, now }) =>
    readPermission({ db, subject: await readSubject(db, query), uid: visitor.uid, now: now() })
} satisfies Partial<Handlers>
