import type { Order } from '../entities/order.ts'
import { filesProblem, type NamedFile } from '../files/check-file.ts'
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

/** The field of a form without script in which the pieces of a group stand. */
export const piecesField = (groupId: number): string => `pieces-${groupId}`

/**
 * The request of a form that came without script, or what is wrong with it: its files are looked at
 * before the first is sent, and named in the request by whoever sends them.
 */
export function postedRefund(
  order: Order,
  fields: URLSearchParams,
  files: readonly NamedFile[]
): PostedRefund {
  const form = formOf(order, fields)
  const [refused] = Object.values(validateRefund(order, form))
  const problem = refused ?? filesProblem('refund', files, REFUND_FILES_MAX)
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
