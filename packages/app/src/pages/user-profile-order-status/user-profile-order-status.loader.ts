import { orderSearch } from '@vitrina/core/orders'
import { pageOf } from '@vitrina/core/pagination'

import { readOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

const ON_A_PAGE = 10

export const loader = defineLoader('user-profile-order-status', async request =>
  ofList(
    await readOrders(request, {
      status: request.params.status,
      page: pageOf(request.url),
      limit: ON_A_PAGE,
      search: orderSearch(request.url)
    })
  )
)
