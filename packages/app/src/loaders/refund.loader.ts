import { routePath } from '@vitrina/core'
import { listOrders } from '@vitrina/core/contracts'
import {
  guestOrderPath,
  guestOrderStep,
  orderOfPath,
  postRefund,
  readRefundedOrder,
  refundableQuery,
  refundChoice
} from '@vitrina/core/orders'

import { loadContent } from './content.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'

/** The rules, and the form for the order that stands in the address: `/refund?order=…`. */
export const loader = defineLoader(
  'refund',
  load,
  ({ backend }, fields, files) => postRefund(backend, fields, files),
  { takesFiles: true }
)

async function load(request: ShopRequest & { readonly name: 'refund' }) {
  const orderId = orderOfPath(request.url)
  const step = guestOrderStep(request.url)
  const orderKey = step.kind === 'open' ? step.key : undefined
  const orderHref =
    step.kind === 'open'
      ? guestOrderPath(step)
      : routePath('user-profile-order-detail-id', { id: orderId ?? '' })
  const [content, order] = await Promise.all([
    loadContent(request, request.name),
    orderId === undefined ? undefined : readRefundedOrder(request.backend, orderId, orderKey)
  ])
  return {
    ...content,
    data: { content: content.data, order, orderKey, orderHref },
    sections: { choices: () => readChoices(request) },
    head: { ...content.head, noindex: order !== undefined }
  }
}

/** Received orders of a member; a guest has none that could be shown. */
async function readChoices({ session, backend }: ShopRequest) {
  if (!session.signedIn) return []
  return (await backend(listOrders, { query: refundableQuery })).data.map(refundChoice)
}
