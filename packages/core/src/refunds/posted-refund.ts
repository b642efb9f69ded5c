import type { Order } from '../entities/order.ts'
import {
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  refundBody,
  refundLines,
  validateRefund
} from './refund.form.ts'

type PostedRefund =
  | { readonly body: RefundBody; readonly problem?: never }
  | { readonly body?: never; readonly problem: string }

/** The field of a form without script in which the pieces of a group stand. */
export const piecesField = (groupId: number): string => `pieces-${groupId}`

/**
 * The request of a form that came without script, or what is wrong with it; its files are named in
 * it by whoever keeps them.
 */
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
