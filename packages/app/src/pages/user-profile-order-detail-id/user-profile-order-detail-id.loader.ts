import { viewOrder } from '@vitrina/core/contracts'
import type { Order } from '@vitrina/core/entities'
import type { OrderFlow } from '@vitrina/core/orders'

import { newestOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

export interface OrderDetailData {
  readonly order: Order
  readonly flow: OrderFlow
}

const ID_MAX_LENGTH = 64

export const loader = defineLoader(
  'user-profile-order-detail-id',
  async ({ backend, params, path }) => {
    const [order, { flow }] = await Promise.all([
      backend(viewOrder, { query: { orderId: params.id.slice(0, ID_MAX_LENGTH) } }),
      newestOrders(backend, 1)
    ])
    const title = `Заказ ${order.number}`
    return { data: { order, flow }, trail: [{ title, path }], head: { title } }
  }
)
