import type { EndpointCall } from '../../api/endpoint-call.ts'
import { getReviewParams, getReviewPermission } from '../../contracts/reviews.ts'
import type { ReviewParams, ReviewPermission } from '../../entities/review.ts'
import { type ReviewView, waitingReview } from './review-list.view.ts'
import type { ReviewSubject } from './review-text.ts'

/** Permission to write a review, with the reason when it is refused. */
export interface WritePermission {
  /** What the form asks; nothing for who may not write. */
  readonly params: ReviewParams | undefined
  readonly message: string
  /** The visitor's own one while it is looked through; only he sees it. */
  readonly waiting: ReviewView | undefined
}

export async function readPermission(
  call: EndpointCall,
  subject: ReviewSubject
): Promise<WritePermission> {
  const permission = await call(getReviewPermission, { query: subject })
  const params = permission.allowPost ? await call(getReviewParams, { query: subject }) : null
  return writePermission(permission, params)
}

/** What the shop answered, as a page shows it; without `params` nothing is asked. */
export const writePermission = (
  { message, review }: ReviewPermission,
  params: ReviewParams | null
): WritePermission => ({ params: params ?? undefined, message, waiting: waitingReview(review) })
