import type { EndpointCall } from '../../api/endpoint-call.ts'
import { createRefund, viewGuestOrder, viewOrder } from '../../contracts/orders.ts'
import type { Order } from '../../entities/order.ts'
import { keepFiles, type PostedFile } from '../../forms/keep-files.ts'
import { ApiError } from '../../platform/api-error.ts'
import { routePath } from '../../routes/route-path.ts'
import { keyedOrderPath, orderQuery } from '../order-path.ts'
import {
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  refundBody,
  refundLines,
  validateRefund
} from './refund.form.ts'
import { REFUND_FILES_MAX } from './refund-limits.ts'

type PostedRefund =
  | { readonly body: RefundBody; readonly problem?: never }
  | { readonly body?: never; readonly problem: string }

const FILES = { targetCode: 'refund', max: REFUND_FILES_MAX }

/** The field of a form without script in which the pieces of a group stand. */
export const piecesField = (groupId: number): string => `pieces-${groupId}`

/**
 * Sends goods back by a form that came without script, and tells where it leads.
 *
 * @throws ApiError 422 with what is wrong first, before a file of it is kept.
 */
export async function postRefund(
  call: EndpointCall,
  fields: URLSearchParams,
  files: readonly PostedFile[]
): Promise<string> {
  const key = fields.get('key') ?? undefined
  const order = await readRefundedOrder(call, fields.get('order') ?? '', key)
  const { body, problem } = postedRefund(order, fields)
  if (problem !== undefined) throw new ApiError({ status: 422, message: problem })
  const fileIds = await keepFiles(call, FILES, files)
  await call(createRefund, { body: { ...body, fileIds, ...(key !== undefined && { key }) } })
  return key === undefined
    ? routePath('user-profile-order-detail-id', { id: order.id })
    : keyedOrderPath(key)
}

/** The order whose goods go back: the visitor's own, or that of the key of a letter. */
export const readRefundedOrder = (
  call: EndpointCall,
  orderId: string,
  key: string | undefined
): Promise<Order> =>
  key === undefined
    ? call(viewOrder, { query: orderQuery(orderId) })
    : call(viewGuestOrder, { query: { key } })

/** The request of such a form, or what is wrong with it; its files are not named in it yet. */
export function postedRefund(order: Order, fields: URLSearchParams): PostedRefund {
  const form = formOf(order, fields)
  const [problem] = Object.values(validateRefund(order, form))
  return problem === undefined ? { body: refundBody(order, form) } : { problem }
}

function formOf(order: Order, fields: URLSearchParams): RefundForm {
  const empty = emptyRefundForm()
  const pieces = refundLines(order, empty).map(({ item: { groupId } }) => [
    groupId,
    Number(fields.get(piecesField(groupId)))
  ])
  const reason = order.refundable.reasons.find(({ code }) => code === fields.get('reason'))
  return {
    ...empty,
    items: Object.fromEntries(pieces),
    reason: reason?.code ?? '',
    comment: fields.get('comment') ?? ''
  }
}
