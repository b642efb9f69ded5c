import type { EndpointCall } from '../../api/endpoint-call.ts'
import {
  countReviews,
  getReviewAverage,
  listReviews,
  viewReviews
} from '../../contracts/reviews.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { ReviewListAnswer, ReviewListQuery } from './review-list.view.ts'
import type { ReviewSubject } from './review-text.ts'
import { readPermission, type WritePermission, writePermission } from './write-permission.loader.ts'

const NOT_FOUND = 404

/** Some reviews with their counts and mean, and whether the visitor may write one more. */
export interface ReadReviews extends ReviewListAnswer {
  readonly permission: WritePermission
}

/** All of it by one call; a backend of the specification alone is asked for each piece. */
export async function readReviews(
  call: EndpointCall,
  subject: ReviewSubject,
  query: ReviewListQuery
): Promise<ReadReviews> {
  const body = { ...subject, ...query }
  try {
    const { permission, params, ...answer } = await call(viewReviews, { body })
    return { ...answer, permission: writePermission(permission, params) }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error
    const [list, counts, average, permission] = await Promise.all([
      call(listReviews, { body }),
      call(countReviews, { query: subject }),
      call(getReviewAverage, { query: subject }),
      readPermission(call, subject)
    ])
    return { ...list, counts, average, permission }
  }
}
