import { orderSearch } from '@vitrina/core/orders'

import { pageOf, readOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

const ON_A_PAGE = 10

export const loader = defineLoader('user-profile-order-status', async ({ backend, params, url }) =>
  ofList(
    await readOrders(backend, {
      status: params.status,
      page: pageOf(url),
      limit: ON_A_PAGE,
      search: orderSearch(url)
    })
  )
)
