import type { Review, ReviewParams } from '../entities/review.ts'
import { defineForm } from '../forms/form.ts'
import { reviewMessages as messages } from './review.messages.ts'
import { emptyReviewForm, type ReviewSubject, validateReview } from './review-text.ts'

/** A photo or a video on its way to the review. */
export interface ReviewAttachment {
  /** The form's own name of it. */
  readonly key: string
  readonly name: string
  readonly state: 'uploading' | 'ready' | 'failed'
  /** '' until it is uploaded. */
  readonly fileId: string
  /** Why it was not. */
  readonly message: string
}

/** What the form of a review goes by. */
export interface ReviewFacts {
  readonly subject: ReviewSubject
  readonly params: ReviewParams
  readonly files: readonly ReviewAttachment[]
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
    fileIds: fileError(files, params.files)
  }),
  body: ({ rate, fit, text, city }, { subject, files }) => ({
    ...{ ...subject, rate, text, city },
    fit: fit === '' ? null : fit,
    fileIds: files.filter(({ state }) => state === 'ready').map(({ fileId }) => fileId)
  }),
  thanks: ({ message }: SentReview) => message
})

export type ReviewBody = ReturnType<typeof reviewForm.body>

/** How many more files may be put to the review. */
export const filesLeft = ({ params, files }: ReviewFacts) =>
  Math.max(0, params.files.max - files.filter(({ state }) => state !== 'failed').length)

function fileError(
  files: readonly ReviewAttachment[],
  { max }: ReviewParams['files']
): string | undefined {
  if (files.some(({ state }) => state === 'uploading')) return messages.waitForFiles
  const good = files.filter(({ state }) => state === 'ready').length
  return good > max ? messages.tooManyFiles(max) : undefined
}
