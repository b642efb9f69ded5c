import type { EndpointCall } from '@vitrina/core/api'
import { viewFile, viewOrder } from '@vitrina/core/contracts'
import type { Order } from '@vitrina/core/entities'
import {
  orderQuery,
  postOrderAct,
  type RefundFile,
  readOrders,
  readRepetition,
  refundFile
} from '@vitrina/core/orders'
import { routeTitle } from '@vitrina/core/routes'
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
