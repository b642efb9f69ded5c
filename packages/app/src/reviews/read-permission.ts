import { getReviewParams, getReviewPermission } from '@vitrina/core/contracts'
import type { ReviewParams } from '@vitrina/core/entities'
import { type ReviewSubject, type ReviewView, waitingReview } from '@vitrina/core/reviews'

import type { ShopRequest } from '../page/define-loader.ts'

/** Whether this visitor may write, and why not. */
export interface WritePermission {
  /** What the form asks; nothing for who may not write. */
  readonly params: ReviewParams | undefined
  readonly message: string
  /** The visitor's own one while it is looked through; only he sees it. */
  readonly waiting: ReviewView | undefined
}

export async function readPermission(
  { backend }: ShopRequest,
  subject: ReviewSubject
): Promise<WritePermission> {
  const { allowPost, message, review } = await backend(getReviewPermission, { query: subject })
  const params = allowPost ? await backend(getReviewParams, { query: subject }) : undefined
  return { params, message, waiting: waitingReview(review) }
}
