import { ownReviewsPage } from '../account/reviews/own-reviews.view.ts'
import { listOwnReviews } from '../contracts/reviews.ts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '../values/pagination/pagination.ts'

import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader('user-profile-reviews', async ({ backend, url }) => {
  const page = pageOf(url)
  const list = await backend(listOwnReviews, { query: { page, limit: ACCOUNT_PAGE_SIZE } })
  return ofList(ownReviewsPage(list, page))
})
