import type { Review, ReviewParams } from '../../entities/review.ts'
import { type Attachment, attachmentsError, readyFileIds } from '../../forms/attachment.ts'
import { defineForm } from '../../forms/form.ts'
import { emptyReviewForm, type ReviewSubject, validateReview } from './review-text.ts'

/** What the form of a review goes by. */
export interface ReviewFacts {
  readonly subject: ReviewSubject
  readonly params: ReviewParams
  readonly files: readonly Attachment[]
}

/** What the shop says to the author: published, or waiting. */
export interface SentReview {
  readonly review: Review
  readonly message: string
}

/** A review of a product or of the shop; its files come and go beside its fields. */
export const reviewForm = /* @__PURE__ */ defineForm({
  name: 'review',
  // Nobody types files: their place is there for what is said of them.
  values: (_: ReviewFacts) => ({ ...emptyReviewForm(), fileIds: '' }),
  check: (values, { params, files }) => ({
    ...validateReview(values, params),
    fileIds: attachmentsError(files, params.files.max)
  }),
  body: ({ rate, fit, text, city }, { subject, files }) => ({
    ...{ ...subject, rate, text, city },
    fit: fit === '' ? null : fit,
    fileIds: readyFileIds(files)
  }),
  thanks: ({ message }: SentReview) => message
})

export type ReviewBody = ReturnType<typeof reviewForm.body>
