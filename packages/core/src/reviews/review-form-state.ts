import type { Review, ReviewParams, ReviewPermission } from '../entities/review.ts'
import type { Failure, FieldErrors } from '../errors/api-error.ts'
import { errorsLeft } from '../errors/errors-left.ts'
import { reviewMessages as messages } from './review.messages.ts'
import {
  emptyReviewForm,
  type ReviewForm,
  type ReviewSubject,
  validateReview
} from './review-form.ts'

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

/** Plain JSON; one form for one product, or for the shop. */
export interface ReviewFormContext {
  readonly subject: ReviewSubject
  readonly params: ReviewParams | undefined
  readonly permission: ReviewPermission | undefined
  readonly form: ReviewForm
  readonly files: readonly ReviewAttachment[]
  /** Messages by field: `rate`, `fit`, `text`, `city`, `fileIds`. */
  readonly errors: FieldErrors
  /** Grows with every refused try: the first wrong field takes the focus then. */
  readonly attempt: number
  readonly failure: Failure | undefined
  /** The review as the shop keeps it. */
  readonly review: Review | undefined
  /** What the shop says to the author: published, or waiting. */
  readonly thanks: string
}

export const reviewFormState = (subject: ReviewSubject): ReviewFormContext => ({
  subject,
  params: undefined,
  permission: undefined,
  form: emptyReviewForm(),
  files: [],
  errors: {},
  attempt: 0,
  failure: undefined,
  review: undefined,
  thanks: ''
})

/** Every message of the form as it is now. */
export function reviewErrors({ form, files, params }: ReviewFormContext): FieldErrors {
  if (params === undefined) return {}
  const errors: FieldErrors = validateReview(form, params)
  const message = fileError(files, params.files)
  return message === undefined ? errors : { ...errors, fileIds: message }
}

function fileError(
  files: readonly ReviewAttachment[],
  { max }: ReviewParams['files']
): string | undefined {
  if (files.some(({ state }) => state === 'uploading')) return messages.waitForFiles
  const good = files.filter(({ state }) => state === 'ready').length
  return good > max ? messages.tooManyFiles(max) : undefined
}

export const withoutMended = (next: ReviewFormContext): FieldErrors =>
  errorsLeft(next.errors, reviewErrors(next))

/** The request of `createReview`. */
export const reviewBody = ({ subject, form, files }: ReviewFormContext) => ({
  ...subject,
  rate: form.rate,
  fit: form.fit === '' ? null : form.fit,
  text: form.text,
  city: form.city,
  fileIds: files.filter(({ state }) => state === 'ready').map(({ fileId }) => fileId)
})

export type ReviewBody = ReturnType<typeof reviewBody>
