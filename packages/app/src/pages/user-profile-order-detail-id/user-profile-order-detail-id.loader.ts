import { viewOrder } from '@vitrina/core/contracts'

import { newestOrders } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

const ID_MAX_LENGTH = 64

export const loader = defineLoader(
  'user-profile-order-detail-id',
  async ({ backend, params, path }) => {
    const query = { orderId: params.id.slice(0, ID_MAX_LENGTH) }
    const order = await backend(viewOrder, { query })
    const title = `Заказ ${order.number}`
    return {
      data: { order },
      parts: { flow: async () => (await newestOrders(backend, 1)).flow },
      trail: [{ title, path }],
      head: { title }
    }
  }
)
