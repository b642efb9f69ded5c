import { routePath } from '@vitrina/core'
import {
  countReviews,
  getReviewAverage,
  getReviewPermission,
  listReviews
} from '@vitrina/core/contracts'
import {
  type ReviewListView,
  type ReviewView,
  reviewListQuery,
  reviewListView,
  reviewView
} from '@vitrina/core/reviews'
import { routeTitle } from '@vitrina/core/routes'
import { shopSchema } from '@vitrina/core/seo'

import { defineLoader, type ShopRequest } from '../../page/define-loader.ts'
import { readSeo } from '../../page/read-seo.ts'

export interface ReviewsData extends ReviewListView {
  readonly title: string
  readonly shopTitle: string
}

export interface ReviewsParts {
  /** Whether this visitor may write, and why not. */
  readonly permission: Permission
}

interface Permission {
  readonly allowed: boolean
  readonly message: string
  /** The visitor's own one while it is looked through; only he sees it. */
  readonly waiting: ReviewView | undefined
}

const subject = { type: 'shop' } as const

export const loader = defineLoader('reviews', async request => {
  const { backend, configuration, origin } = request
  const query = reviewListQuery(request.url)
  const [list, counts, average, seo] = await Promise.all([
    backend(listReviews, { body: { ...subject, ...query } }),
    backend(countReviews, { query: subject }),
    backend(getReviewAverage, { query: subject }),
    readSeo(request)
  ])
  const view = reviewListView(routePath('reviews'), query, { ...list, counts, average })
  const title = seo?.h1 || routeTitle('reviews')
  const { shopTitle, phone, email } = configuration
  const data: ReviewsData = { ...view, title, shopTitle }
  return {
    data,
    parts: { permission: () => readPermission(request) },
    head: {
      title,
      seo,
      page: query.page,
      noindex: view.isPastEnd || query.rate !== undefined || query.withFiles === true
    },
    jsonLd: [
      shopSchema({
        ...{ title: shopTitle, url: origin, phone, email },
        rating: average.rate,
        reviewsCount: average.count
      })
    ],
    ...(view.isPastEnd && { status: 404 })
  }
})

async function readPermission({ backend }: ShopRequest): Promise<Permission> {
  const { allowPost, message, review } = await backend(getReviewPermission, { query: subject })
  const waiting = review?.status === 'moderation' ? reviewView(review) : undefined
  return { allowed: allowPost, message, waiting }
}
