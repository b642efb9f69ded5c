import type { EndpointCall } from '../api/endpoint-call.ts'
import { viewFile } from '../contracts/file.ts'
import { viewOrder } from '../contracts/orders.ts'
import type { Order } from '../entities/order.ts'
import { orderQuery } from '../orders/order-path.ts'
import { readOrders, readRepetition } from '../orders/orders.loader.ts'
import { postOrderAct } from '../orders/posted-order.ts'
import { type RefundFile, refundFile } from '../orders/refunds/refund.view.ts'
import { routeTitle } from '../routes/routes.messages.ts'
import { defineLoader } from './define-loader.ts'
import { memberOrderPageMessages } from './member-order-page.messages.ts'
import { readMethods } from './read-methods.ts'

export const loader = defineLoader(
  'user-profile-order-detail-id',
  async ({ backend, optional, params, path, url }) => {
    const readings = { call: backend, optional }
    const order = await backend(viewOrder, { query: orderQuery(params.id) })
    const title = memberOrderPageMessages.numbered(order.number)
    return {
      data: { order, repetition: await readRepetition(readings, url, order.id) },
      sections: {
        flow: async () => (await readOrders(readings, { limit: 1 })).flow,
        files: () => readFiles(backend, order),
        methods: () => readMethods(backend, order)
      },
      trail: [{ title, path }],
      head: { title: `${routeTitle('user-profile-order-detail-id')} ${order.number}` }
    }
  },
  ({ backend, origin, settings: { paymentHosts } }, fields) =>
    postOrderAct(backend, fields, { origin, paymentHosts }),
  // A guest's order has its forms on the page that shows it once it is placed; they are sent here.
  { takesGuests: true }
)

const readFiles = async (
  backend: EndpointCall,
  { refunds }: Order
): Promise<readonly RefundFile[]> => {
  const ids = refunds.flatMap(({ fileIds }) => fileIds)
  const files = await Promise.all(ids.map(id => backend(viewFile, { params: { id } })))
  return files.map(refundFile)
}
