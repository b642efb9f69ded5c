import { showRating } from '../../catalog/product/rating.ts'
import type { PagingMeta } from '../../entities/paging.ts'
import type { Picture } from '../../entities/picture.ts'
import type { Review, ReviewAverage, ReviewCounts } from '../../entities/review.ts'
import { queryParams, setParam } from '../../routes/query-string.ts'
import { formatDate } from '../../values/calendar/date-format.ts'
import { type EmptyList, type ListView, listView } from '../../values/pagination/list.view.ts'
import { pageOf } from '../../values/pagination/pagination.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { percent } from '../../values/price/percent.ts'
import { reviewMessages as messages } from './review.messages.ts'

const REVIEWS_PAGE_SIZE = 10
const RATE = /^[1-5]$/

/** What a list of reviews shows. */
export interface ReviewListQuery {
  readonly rate?: number
  readonly withFiles?: boolean
  readonly page: number
  readonly limit: number
}

/** A review in words. */
export interface ReviewView {
  readonly id: string
  readonly author: string
  /** «Первоуральск, 26 июля 2026» */
  readonly place: string
  readonly rate: number
  /** «тёмно-синий, 134»; '' when there was nothing to choose. */
  readonly variant: string
  readonly text: string
  readonly pictures: readonly Picture[]
  readonly answer: string | undefined
}

/** The mean rate and how it came about. */
export interface GradeView {
  /** «4,5» */
  readonly rate: string
  readonly count: string
  /** «88 % советуют» */
  readonly recommend: string
  /** From 5 down to 1; each leads to its reviews. */
  readonly bars: readonly RateBar[]
}

interface RateBar {
  readonly rate: number
  readonly count: number
  readonly percent: number
  readonly href: string
  readonly isChosen: boolean
}

/** Average rate and counts shown above a list of reviews. */
export interface ReviewSummary {
  readonly grade: GradeView
  readonly choices: readonly {
    readonly title: string
    readonly href: string
    readonly isChosen: boolean
  }[]
}

/** What the shop answers about all of them. */
interface SummaryAnswer {
  readonly counts: ReviewCounts
  readonly average: ReviewAverage
}

/** What the shop answers about them. */
export interface ReviewListAnswer extends SummaryAnswer {
  readonly data: readonly Review[]
  readonly meta: PagingMeta
}

/** Reads the address of a list of reviews: `?rate=5`, `?photos=1`, `?page=2`. */
export function reviewListQuery(href: string): ReviewListQuery {
  const params = queryParams(href)
  const rate = params.get('rate') ?? ''
  return {
    ...(RATE.test(rate) && { rate: Number(rate) }),
    ...(params.get('photos') === '1' && { withFiles: true }),
    page: pageOf(href),
    limit: REVIEWS_PAGE_SIZE
  }
}

/** `path` is that of the page, without a choice; the same in `reviewSummary`. */
export const reviewListView = (
  path: string,
  query: ReviewListQuery,
  { data, meta }: Pick<ReviewListAnswer, 'data' | 'meta'>
): ListView<ReviewView> =>
  listView(
    { data, meta },
    {
      href: hrefOf(path, query),
      page: query.page,
      card: reviewView,
      empty: isPastEnd => (isPastEnd || isNarrowed(query) ? noneChosen() : noneYet())
    }
  )

/** The mean rate with its bars, and the choices with their numbers. */
export const reviewSummary = (
  path: string,
  query: Pick<ReviewListQuery, 'rate' | 'withFiles'>,
  { counts, average }: SummaryAnswer
): ReviewSummary => ({
  grade: gradeView(path, { counts, average }, query.rate),
  choices: [
    { title: messages.all(counts.all), href: path, isChosen: !isNarrowed(query) },
    {
      title: messages.withPhotos(counts.withFiles),
      href: setParam(path, ['photos'], 'photos=1'),
      isChosen: !!query.withFiles
    }
  ]
})

const isNarrowed = ({ rate, withFiles }: Pick<ReviewListQuery, 'rate' | 'withFiles'>) =>
  rate !== undefined || !!withFiles

const noneYet = (): EmptyList => ({ title: messages.none, text: messages.noneHint })
const noneChosen = (): EmptyList => ({
  title: messages.noneChosen,
  text: messages.noneChosenHint
})

const gradeView = (
  path: string,
  { counts, average }: SummaryAnswer,
  chosen?: number
): GradeView => ({
  rate: showRating(average.rate),
  count: countOf(average.count, countedNouns.reviews),
  recommend: messages.recommend(average.recommendPercent),
  bars: counts.rates.map(({ rate, count }) => ({
    ...{ rate, count, percent: percent(count, counts.all) },
    href: setParam(path, ['rate'], `rate=${rate}`),
    isChosen: rate === chosen
  }))
})

export const reviewView = (review: Review): ReviewView => ({
  id: review.id,
  author: review.author,
  place: [review.city, formatDate(review.createdAt)].filter(Boolean).join(', '),
  rate: review.rate,
  variant: review.variant,
  text: review.text,
  pictures: review.files.flatMap(({ kind, ...picture }) => (kind === 'image' ? [picture] : [])),
  answer: review.answer?.text
})

/** The visitor's own review while it is looked through; only he sees it. */
export const waitingReview = (review: Review | null): ReviewView | undefined =>
  review?.status === 'moderation' ? reviewView(review) : undefined

function hrefOf(path: string, { rate, withFiles }: ReviewListQuery): string {
  const rated = rate === undefined ? path : setParam(path, ['rate'], `rate=${rate}`)
  return withFiles ? setParam(rated, ['photos'], 'photos=1') : rated
}
