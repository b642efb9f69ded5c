import { orderSearch } from '@vitrina/core/orders'
import { ACCOUNT_PAGE_SIZE, pageOf } from '@vitrina/core/pagination'

import { readOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

export const loader = defineLoader('user-profile-order-status', async request =>
  ofList(
    await readOrders(request, {
      status: request.params.status,
      page: pageOf(request.url),
      limit: ACCOUNT_PAGE_SIZE,
      search: orderSearch(request.url)
    })
  )
)
