import type { EndpointOutput } from '../../api/endpoint.ts'
import type { listOwnReviews } from '../../contracts/reviews.ts'
import type { OwnReview, Review } from '../../entities/review.ts'
import { EVERY_STATUS } from '../../orders/status-list/status-list.ts'
import { routePath } from '../../routes/route-path.ts'
import { type EmptyList, type ListView, listView } from '../../values/pagination/list.view.ts'
import { reviewMessages as messages } from './review.messages.ts'
import { type ReviewView, reviewView } from './review-list.view.ts'

/** A member's own review: what it is about, and what the shop makes of it. */
export interface OwnReviewView {
  readonly review: ReviewView
  readonly about: string
  /** Page of what it is about; '' once that is gone. */
  readonly href: string
  readonly status: string
  readonly tone: 'waiting' | 'good' | 'bad'
  /** What its state means for its author; '' where that says itself. */
  readonly hint: string
}

const tones = {
  moderation: 'waiting',
  published: 'good',
  rejected: 'bad'
} as const satisfies Record<Review['status'], OwnReviewView['tone']>

type OwnReviews = Pick<EndpointOutput<typeof listOwnReviews>, 'data' | 'meta'>

/** Builds the view of one page of a member's own reviews, the newest first. */
export const ownReviewsPage = (list: OwnReviews, page: number): ListView<OwnReviewView> =>
  listView(list, {
    href: routePath('user-profile-reviews'),
    page,
    card: ownReviewView,
    empty: isPastEnd => (isPastEnd ? pastEnd() : noneYet())
  })

/** Files are shown by addresses that everybody may open, so not before the shop has seen them. */
const ownReviewView = ({ subject, ...review }: OwnReview): OwnReviewView => ({
  review: reviewView(review.status === 'published' ? review : { ...review, files: [] }),
  about: subject.title || messages.aboutShop,
  href: review.type === 'shop' ? routePath('reviews') : subject.url,
  status: messages.statuses[review.status],
  tone: tones[review.status],
  hint: [messages.statusHints[review.status], filesHint(review)].filter(Boolean).join(' ')
})

const filesHint = ({ status, files }: Pick<Review, 'status' | 'files'>) =>
  status === 'moderation' && files.length > 0 ? messages.filesWait(files.length) : ''

const noneYet = (): EmptyList => ({
  title: messages.noneOwn,
  text: messages.noneOwnHint,
  action: {
    title: messages.toOrders,
    href: routePath('user-profile-order-status', { status: EVERY_STATUS })
  }
})

const pastEnd = (): EmptyList => ({
  title: messages.none,
  text: messages.pastEnd,
  action: { title: messages.toFirst, href: routePath('user-profile-reviews') }
})
