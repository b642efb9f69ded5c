import { ApiError, routePath } from '@vitrina/core'
import { createRefund, listOrders, uploadFile, viewOrder } from '@vitrina/core/contracts'
import { orderOfPath, orderQuery } from '@vitrina/core/orders'
import { postedRefund, refundableQuery, refundChoice } from '@vitrina/core/refunds'

import { loadContent } from '../../content/content.loader.ts'
import {
  defineLoader,
  type PagePost,
  PageRedirect,
  type PostedFile,
  type ShopRequest
} from '../../page/define-loader.ts'

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
async function send(...[{ backend }, fields, files]: Parameters<PagePost>): Promise<never> {
  const order = await backend(viewOrder, { query: orderQuery(fields.get('order') ?? '') })
  const { body, problem } = postedRefund(order, fields, files)
  if (problem !== undefined) throw new ApiError({ status: 422, message: problem })
  const fileIds = await keepFiles(backend, files)
  await backend(createRefund, { body: { ...body, fileIds } })
  throw new PageRedirect(routePath('user-profile-order-detail-id', { id: order.id }), false)
}

async function keepFiles(
  backend: ShopRequest['backend'],
  files: readonly PostedFile[]
): Promise<string[]> {
  const body = { targetCode: 'refund' }
  const kept = await Promise.all(
    files.map(file => backend(uploadFile, { body, file, fileName: file.name }))
  )
  return kept.map(({ id }) => id)
}

/** Received orders of a member; a guest has none that could be shown. */
async function readChoices({ session, backend }: ShopRequest) {
  if (!session.signedIn) return []
  return (await backend(listOrders, { query: refundableQuery })).data.map(refundChoice)
}
