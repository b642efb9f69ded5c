import { listOrders } from '../contracts/orders.ts'
import type { Order } from '../entities/order.ts'
import { guestOrderPath, guestOrderStep } from '../orders/guest-order/guest-order.ts'
import { orderOfPath } from '../orders/order-path.ts'
import { postRefund, readRefundedOrder } from '../orders/refunds/posted-refund.ts'
import { type RefundChoice, refundableQuery, refundChoice } from '../orders/refunds/refund.view.ts'
import { routePath } from '../routes/route-path.ts'

import { type ContentData, loadContent } from './content.ts'
import { defineLoader, type LoadedData, type ShopRequest } from './define-loader.ts'

export interface RefundData {
  readonly content: ContentData
  readonly order: Order | undefined
  /** Of the link in a guest's letter. */
  readonly orderKey: string | undefined
  readonly orderHref: string
}

export interface RefundSections {
  readonly choices: readonly RefundChoice[]
}

/** The rules, and the form for the order that stands in the address: `/refund?order=…`. */
export const loader = defineLoader(
  'refund',
  load,
  ({ backend }, fields, files) => postRefund(backend, fields, files),
  { takesFiles: true }
)

async function load(
  request: ShopRequest & { readonly name: 'refund' }
): Promise<LoadedData<RefundData, RefundSections>> {
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
async function readChoices({ session, backend }: ShopRequest): Promise<readonly RefundChoice[]> {
  if (!session.signedIn) return []
  return (await backend(listOrders, { query: refundableQuery })).data.map(refundChoice)
}
