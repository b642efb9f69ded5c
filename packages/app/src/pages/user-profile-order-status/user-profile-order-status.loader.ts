import { FIRST_PAGE } from '@vitrina/core/pagination'

import { pageOf, readOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

const ON_A_PAGE = 10
const NOT_FOUND = 404

export const loader = defineLoader(
  'user-profile-order-status',
  async ({ backend, params, url }) => {
    const page = pageOf(url)
    const data = await readOrders(backend, { status: params.status, page, limit: ON_A_PAGE })
    const isBeyond = page > FIRST_PAGE && data.cards.length === 0
    return { data, ...(isBeyond && { status: NOT_FOUND }) }
  }
)
