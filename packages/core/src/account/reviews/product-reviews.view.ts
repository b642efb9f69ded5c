import type { ReviewCounts } from '../../entities/review.ts'
import { cutParams, queryParams, setParam } from '../../routes/query-string.ts'
import type { ListView } from '../../values/pagination/list.view.ts'
import { percent } from '../../values/price/percent.ts'
import {
  type ReviewListAnswer,
  type ReviewListQuery,
  type ReviewSummary,
  type ReviewView,
  reviewListQuery,
  reviewListView,
  reviewSummary
} from './review-list.view.ts'

/** What an address says of reviews. */
const PARAMS = ['rate', 'photos', 'reviews']
const STEP = 5
/** No more come with one page. */
const REVIEWS_MAX = 100

/** Reviews as the page of their product shows them: a list that grows. */
export interface ProductReviewsView
  extends ReviewSummary,
    Pick<ListView<ReviewView>, 'cards' | 'empty'> {
  /** Leads to a longer list. */
  readonly more: string | undefined
  /** How the bought sizes fit; empty where size does not matter. */
  readonly fits: readonly FitView[]
}

interface FitView {
  readonly title: string
  readonly percent: number
  /** Most of the buyers say so. */
  readonly isMost: boolean
}

/** Reads the address of a product: `?rate=5`, `?photos=1`, `?reviews=10` for a longer list. */
export function productReviewsQuery(href: string): ReviewListQuery {
  const wanted = Number(queryParams(href).get('reviews'))
  const limit = Number.isInteger(wanted) && wanted > STEP ? Math.min(wanted, REVIEWS_MAX) : STEP
  return { ...reviewListQuery(href), page: 1, limit }
}

/** Tells whether an address filters or pages the reviews; search engines do not index such addresses. */
export const choosesReviews = (href: string): boolean =>
  PARAMS.some(name => queryParams(href).has(name))

/** `href` is the address of the product as it is shown. */
export function productReviewsView(
  href: string,
  query: ReviewListQuery,
  answer: ReviewListAnswer
): ProductReviewsView {
  const { limit } = query
  const whole = cutParams(href, PARAMS)
  const { cards, empty } = reviewListView(whole, query, answer)
  const hasMore = answer.meta.total > cards.length && limit < REVIEWS_MAX
  return {
    ...reviewSummary(whole, query, answer),
    ...{ cards, empty },
    more: hasMore ? setParam(href, ['reviews'], `reviews=${limit + STEP}`) : undefined,
    fits: fitViews(answer.counts)
  }
}

function fitViews({ fits }: ReviewCounts): readonly FitView[] {
  const all = fits.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(...fits.map(({ count }) => count))
  if (all === 0) return []
  return fits.map(({ title, count }) => ({
    title,
    percent: percent(count, all),
    isMost: count === most
  }))
}
