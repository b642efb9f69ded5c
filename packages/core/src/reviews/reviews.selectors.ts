import { needObject } from '../errors/given.ts'
import { pageWindow } from '../pagination/pagination.ts'
import type { ReviewsContext } from './reviews-state.ts'

export const shownReviews = ({ pages, page }: ReviewsContext) =>
  needObject(pages, 'shownReviews(reviews.pages)')[page] ?? []

/** Every review read so far, for a list that grows. */
export const readReviews = ({ pages }: ReviewsContext) =>
  Object.keys(needObject(pages, 'readReviews(reviews.pages)'))
    .map(Number)
    .sort((left, right) => left - right)
    .flatMap(page => pages[page] ?? [])

export const hasMoreReviews = ({ meta, page }: ReviewsContext) =>
  meta !== undefined && page < meta.pages

export const reviewPages = ({ meta, page }: ReviewsContext) =>
  meta === undefined || meta.pages < 2 ? [] : pageWindow(page, meta.pages)

/** The share of each rate in percent, for the bars from 5 down to 1. */
export const rateBars = ({ counts }: ReviewsContext) =>
  (counts?.rates ?? []).map(({ rate, count }) => ({
    rate,
    count,
    percent: counts && counts.all > 0 ? Math.round((count / counts.all) * 100) : 0
  }))

/** Nobody has written anything, which is not the same as nothing under a filter. */
export const hasNoReviews = ({ counts }: ReviewsContext) => counts?.all === 0
