import type { ReviewFormContext } from './review-form-state.ts'

/** Why the visitor may not write; '' while he may or while nobody knows. */
export const reviewRefusal = ({ permission }: ReviewFormContext) =>
  permission === undefined || permission.allowPost ? '' : permission.message

/** The fields to draw, in their order. */
export const reviewFields = ({ params }: ReviewFormContext) => params?.fields ?? []

export const reviewFieldError = ({ errors }: ReviewFormContext, field: string) => errors[field]

/** How many more files may be put to the review. */
export const filesLeft = ({ params, files }: ReviewFormContext) =>
  Math.max(0, (params?.files.max ?? 0) - files.filter(({ state }) => state !== 'failed').length)

export const reviewFailure = ({ failure }: ReviewFormContext) => failure?.message ?? ''
