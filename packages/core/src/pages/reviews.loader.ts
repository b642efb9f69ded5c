import { type BuyerPhotosView, buyerPhotosView } from '../account/reviews/buyer-photos.view.ts'
import { postReview } from '../account/reviews/posted-review.ts'
import { choosesReviews } from '../account/reviews/product-reviews.view.ts'
import {
  type ReviewSummary,
  type ReviewView,
  reviewListQuery,
  reviewListView,
  reviewSummary
} from '../account/reviews/review-list.view.ts'
import { readPermission, type WritePermission } from '../account/reviews/write-permission.loader.ts'
import { pageHeading } from '../catalog/seo/head.ts'
import { shopSchema } from '../catalog/seo/json-ld.ts'
import {
  countReviews,
  getReviewAverage,
  listReviewFiles,
  listReviews
} from '../contracts/reviews.ts'
import type { ReviewAverage } from '../entities/review.ts'
import { routePath } from '../routes/route-path.ts'
import { routeTitle } from '../routes/routes.messages.ts'
import type { ListView } from '../values/pagination/list.view.ts'

import { defineLoader, type PageRequest, type ShopRequest } from './define-loader.ts'
import { ofList } from './of-list.ts'
import { readSeo } from './read-seo.ts'
import { reviewsPageMessages } from './reviews-page.messages.ts'

export interface ReviewsData extends ListView<ReviewView> {
  readonly title: string
  readonly shopTitle: string
}

export interface ReviewsSections {
  readonly summary: ReviewSummary & { readonly average: ReviewAverage }
  readonly permission: WritePermission
  readonly photos: BuyerPhotosView
}

const subject = { type: 'shop' } as const

/** Without script a review is sent here, that of a product too. */
export const loader = defineLoader(
  'reviews',
  load,
  ({ backend }, fields, files) => postReview(backend, fields, files),
  { takesFiles: true, whySignIn: () => reviewsPageMessages.whySignIn }
)

async function load(request: PageRequest<'reviews'>) {
  const { backend, configuration, origin } = request
  const query = reviewListQuery(request.url)
  const [list, seo] = await Promise.all([
    backend(listReviews, { body: { ...subject, ...query } }),
    readSeo(request)
  ])
  const view = reviewListView(routePath('reviews'), query, list)
  const title = pageHeading(seo, routeTitle('reviews'))
  const { shopTitle, phone, email } = configuration
  const data: ReviewsData = { ...view, title, shopTitle }
  return {
    ...ofList(data, { title, seo, noindex: choosesReviews(request.url) }),
    sections: {
      summary: () => readSummary(request),
      permission: () => readPermission(request.backend, subject),
      photos: () => readPhotos(request)
    },
    jsonLd: ({ summary }: Partial<ReviewsSections>) => [
      shopSchema({
        ...{ title: shopTitle, url: origin, phone, email },
        rating: summary?.average.rate ?? 0,
        reviewsCount: summary?.average.count ?? 0
      })
    ]
  }
}

async function readSummary({ backend, url }: ShopRequest): Promise<ReviewsSections['summary']> {
  const [counts, average] = await Promise.all([
    backend(countReviews, { query: subject }),
    backend(getReviewAverage, { query: subject })
  ])
  const query = reviewListQuery(url)
  return { ...reviewSummary(routePath('reviews'), query, { counts, average }), average }
}

async function readPhotos({ backend }: ShopRequest): Promise<BuyerPhotosView> {
  const { images } = await backend(listReviewFiles, { query: subject })
  return buyerPhotosView(routePath('reviews'), images)
}
