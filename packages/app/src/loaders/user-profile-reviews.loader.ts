import { ownReviewsPage } from '@vitrina/core/account'
import { listOwnReviews } from '@vitrina/core/contracts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '@vitrina/core/values'

import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader('user-profile-reviews', async ({ backend, url }) => {
  const page = pageOf(url)
  const list = await backend(listOwnReviews, { query: { page, limit: ACCOUNT_PAGE_SIZE } })
  return ofList(ownReviewsPage(list, page))
})
