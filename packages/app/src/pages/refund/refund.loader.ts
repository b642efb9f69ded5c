import { ApiError, keepFiles, routePath } from '@vitrina/core'
import { createRefund, listOrders, viewOrder } from '@vitrina/core/contracts'
import { orderOfPath, orderQuery } from '@vitrina/core/orders'
import {
  postedRefund,
  REFUND_FILES_MAX,
  refundableQuery,
  refundChoice
} from '@vitrina/core/refunds'

import { loadContent } from '../../content/content.loader.ts'
import { defineLoader, type PagePost, type ShopRequest } from '../../page/define-loader.ts'

const FILES = { targetCode: 'refund', max: REFUND_FILES_MAX }

/** The rules, and the form for the order that stands in the address: `/refund?order=…`. */
export const loader = defineLoader('refund', load, send, { takesFiles: true })

async function load(request: ShopRequest & { readonly name: 'refund' }) {
  const orderId = orderOfPath(request.url)
  const [content, order] = await Promise.all([
    loadContent(request, request.name),
    orderId === undefined ? undefined : request.backend(viewOrder, { query: orderQuery(orderId) })
  ])
  return {
    ...content,
    data: { content: content.data, order },
    parts: { choices: () => readChoices(request) },
    head: { ...content.head, noindex: order !== undefined }
  }
}

/** The form of an order without script. */
async function send(...[{ backend }, fields, files]: Parameters<PagePost>): Promise<string> {
  const order = await backend(viewOrder, { query: orderQuery(fields.get('order') ?? '') })
  const { body, problem } = postedRefund(order, fields)
  if (problem !== undefined) throw new ApiError({ status: 422, message: problem })
  const fileIds = await keepFiles(backend, FILES, files)
  await backend(createRefund, { body: { ...body, fileIds } })
  return routePath('user-profile-order-detail-id', { id: order.id })
}

/** Received orders of a member; a guest has none that could be shown. */
async function readChoices({ session, backend }: ShopRequest) {
  if (!session.signedIn) return []
  return (await backend(listOrders, { query: refundableQuery })).data.map(refundChoice)
}
