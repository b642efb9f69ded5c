import type { EndpointCall } from '../../api/endpoint-call.ts'
import { createReview, getReviewParams } from '../../contracts/reviews.ts'
import type { ReviewParams } from '../../entities/review.ts'
import { keepFiles, type PostedFile } from '../../forms/keep-files.ts'
import { ApiError } from '../../platform/api-error.ts'
import { routePath } from '../../routes/route-path.ts'
import { type ReviewBody, reviewForm } from './review.form.ts'
import { type ReviewForm, type ReviewSubject, validateReview } from './review-text.ts'

type PostedReview =
  | { readonly body: ReviewBody; readonly problem?: never }
  | { readonly body?: never; readonly problem: string }

interface Asked {
  readonly subject: ReviewSubject
  readonly params: ReviewParams
}

/** The field of a form without script that names the product; the shop's has none. */
export const REVIEW_PRODUCT_FIELD = 'product'

/**
 * Sends the review of a form that came without script, and tells where it leads.
 *
 * @throws ApiError 422 with what is wrong first, before a file of it is kept.
 */
export async function postReview(
  call: EndpointCall,
  fields: URLSearchParams,
  files: readonly PostedFile[]
): Promise<string> {
  const subject = postedSubject(fields)
  const params = await call(getReviewParams, { query: subject })
  const { body, problem } = postedReview({ subject, params }, fields)
  if (problem !== undefined) throw new ApiError({ status: 422, message: problem })
  const fileIds = await keepFiles(call, { targetCode: 'review', max: params.files.max }, files)
  await call(createReview, { body: { ...body, fileIds } })
  return routePath('user-profile-reviews')
}

/** What the review of a form that came without script is about. */
export function postedSubject(fields: URLSearchParams): ReviewSubject {
  const productId = Number(fields.get(REVIEW_PRODUCT_FIELD))
  return Number.isSafeInteger(productId) && productId > 0
    ? { type: 'product', productId }
    : { type: 'shop' }
}

/** The review of such a form, or what is wrong with it; its files are not named in it yet. */
export function postedReview({ subject, params }: Asked, fields: URLSearchParams): PostedReview {
  const form = formOf(params, fields)
  const [problem] = Object.values(validateReview(form, params))
  if (problem !== undefined) return { problem }
  return { body: reviewForm.body({ ...form, fileIds: '' }, { subject, params, files: [] }) }
}

function formOf(params: ReviewParams, fields: URLSearchParams): ReviewForm {
  const typed = (code: string) => fields.get(code) ?? ''
  const rate = Number(typed('rate'))
  const fits = params.fields.find(({ code }) => code === 'fit')?.options ?? []
  const fit = reviewFits.find(code => code === typed('fit'))
  return {
    rate: Number.isInteger(rate) && rate >= 1 && rate <= 5 ? rate : 0,
    fit: fit !== undefined && fits.some(({ code }) => code === fit) ? fit : '',
    text: typed('text'),
    city: typed('city')
  }
}

const reviewFits = ['small', 'true', 'large'] as const
