import { getReviewPermission } from '@vitrina/core/contracts'
import { type ReviewSubject, type ReviewView, reviewView } from '@vitrina/core/reviews'

import type { ShopRequest } from '../page/define-loader.ts'

/** Whether this visitor may write, and why not. */
export interface WritePermission {
  readonly allowed: boolean
  readonly message: string
  /** The visitor's own one while it is looked through; only he sees it. */
  readonly waiting: ReviewView | undefined
}

export async function readPermission(
  { backend }: ShopRequest,
  subject: ReviewSubject
): Promise<WritePermission> {
  const { allowPost, message, review } = await backend(getReviewPermission, { query: subject })
  const waiting = review?.status === 'moderation' ? reviewView(review) : undefined
  return { allowed: allowPost, message, waiting }
}
