import type { PagingMeta } from '../entities/paging.ts'
import type { Review, ReviewAverage, ReviewCounts } from '../entities/review.ts'
import type { Failure } from '../errors/api-error.ts'
import type { ReviewSubject } from './review-form.ts'

export interface ReviewFilter {
  readonly sort: 'new' | 'best' | 'worst'
  /** Stars; undefined for all. */
  readonly rate: number | undefined
  readonly withFiles: boolean
  /** Title of a size; undefined for all. */
  readonly size: string | undefined
}

/** The filter that leaves nothing out, the newest first. */
export const everyReview = (): ReviewFilter => ({
  sort: 'new',
  rate: undefined,
  withFiles: false,
  size: undefined
})

/** Plain JSON: a page of the storefront may bring the first page with it. */
export interface ReviewsContext {
  readonly subject: ReviewSubject
  readonly filter: ReviewFilter
  /** The page that is shown. */
  readonly page: number
  /** Reviews by page (B9); a page that was read once is not read again. */
  readonly pages: Readonly<Record<string, readonly Review[]>>
  readonly meta: PagingMeta | undefined
  readonly counts: ReviewCounts | undefined
  readonly average: ReviewAverage | undefined
  readonly failure: Failure | undefined
}

export const reviewsState = (
  subject: ReviewSubject,
  known: Partial<Omit<ReviewsContext, 'subject'>> = {}
): ReviewsContext => ({
  filter: everyReview(),
  page: 1,
  pages: {},
  meta: undefined,
  counts: undefined,
  average: undefined,
  failure: undefined,
  ...known,
  subject
})

export const isPageKnown = ({ pages }: ReviewsContext, page: number) => pages[page] !== undefined
