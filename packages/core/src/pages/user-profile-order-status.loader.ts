import { orderSearch } from '../orders/order-list.view.ts'
import { readOrders } from '../orders/orders.loader.ts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '../values/pagination/pagination.ts'

import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader('user-profile-order-status', async request => {
  const { backend: call, optional, params, url } = request
  const question = {
    ...{ status: params.status, page: pageOf(url), limit: ACCOUNT_PAGE_SIZE },
    search: orderSearch(url)
  }
  return ofList(await readOrders({ call, optional }, question))
})
