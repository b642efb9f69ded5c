import { listOwnReviews } from '@vitrina/core/contracts'
import { pageOf } from '@vitrina/core/pagination'
import { ownReviewsPage } from '@vitrina/core/reviews'

import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

const ON_A_PAGE = 10

export const loader = defineLoader('user-profile-reviews', async ({ backend, url }) => {
  const page = pageOf(url)
  const list = await backend(listOwnReviews, { query: { page, limit: ON_A_PAGE } })
  return ofList(ownReviewsPage(list, page))
})
