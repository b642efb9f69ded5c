import { FIRST_PAGE } from '@vitrina/core'
import type { OrderPage } from '@vitrina/react-ui'

import { pageOf, readOrders } from '../../account/order-page.ts'
import type { PageLoader } from '../page-loader.ts'

const ON_A_PAGE = 10
const NOT_FOUND = 404

export const loadOrders: PageLoader<'user-profile-order-status', OrderPage> = async ({
  backend,
  params,
  url
}) => {
  const page = pageOf(url)
  const data = await readOrders(backend, { status: params.status, page, limit: ON_A_PAGE })
  const isBeyond = page > FIRST_PAGE && data.cards.length === 0
  return { data, ...(isBeyond && { status: NOT_FOUND }) }
}
