import { previewRepeat, viewFile, viewOrder } from '@vitrina/core/contracts'
import type { Order } from '@vitrina/core/entities'
import { orderQuery, postOrderAct } from '@vitrina/core/orders'
import { type RefundFile, refundFile } from '@vitrina/core/refunds'
import { repeatedAt, toldRepetition } from '@vitrina/core/repeat'
import { routeTitle } from '@vitrina/core/routes'

import { newestOrders } from '../../orders/order-page.ts'
import { readMethods } from '../../orders/read-methods.ts'
import type { Backend } from '../../page/backend.ts'
import { defineLoader, type ShopRequest } from '../../page/define-loader.ts'
import { memberOrderPageMessages } from './member-order-page.messages.ts'

export const loader = defineLoader(
  'user-profile-order-detail-id',
  async ({ backend, optional, params, path, url }) => {
    const order = await backend(viewOrder, { query: orderQuery(params.id) })
    const title = memberOrderPageMessages.numbered(order.number)
    return {
      data: { order, repetition: await readRepetition({ backend, optional, url }, order) },
      parts: {
        flow: async () => (await newestOrders({ backend, optional }, 1)).flow,
        files: () => readFiles(backend, order),
        methods: () => readMethods(backend, order)
      },
      trail: [{ title, path }],
      head: { title: `${routeTitle('user-profile-order-detail-id')} ${order.number}` }
    }
  },
  ({ backend, origin }, fields) => postOrderAct(backend, fields, origin),
  // A guest's order has its forms on the page that shows it once it is placed; they are sent here.
  { takesGuests: true }
)

/** What came of a form that has repeated the order. */
async function readRepetition(
  { backend, optional, url }: Pick<ShopRequest, 'backend' | 'optional' | 'url'>,
  { id }: Order
) {
  const added = repeatedAt(url)
  if (added === undefined) return undefined
  const reading = backend(previewRepeat, { query: { orderId: id } })
  const lines = (await optional(reading, undefined))?.data
  return lines === undefined && added === 0 ? undefined : toldRepetition(added, lines ?? [])
}

const readFiles = async (backend: Backend, { refunds }: Order): Promise<readonly RefundFile[]> => {
  const ids = refunds.flatMap(({ fileIds }) => fileIds)
  const files = await Promise.all(ids.map(id => backend(viewFile, { params: { id } })))
  return files.map(refundFile)
}
