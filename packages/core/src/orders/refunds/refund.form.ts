import type { OpenWord } from '../../entities/open-enum.ts'
import type { Order, OrderItem, Refund, RefundReason } from '../../entities/order.ts'
import { COMMENT_MAX } from '../../entities/text-limits.ts'
import { type Attachment, attachmentsError, readyFileIds } from '../../forms/attachment.ts'
import { defineForm } from '../../forms/form.ts'
import type { FieldErrors } from '../../platform/api-error.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { foundMessages } from '../../values/validation/validator.ts'
import { refundMessages as messages } from './refund.messages.ts'
import { REFUND_FILES_MAX } from './refund-limits.ts'
import { isShopsFault, refundKopecks } from './refund-worth.ts'

/** What a buyer fills in to send goods back. */
export interface RefundForm {
  /** Pieces by group id; what is missing stays with the buyer. */
  readonly items: Readonly<Record<string, number>>
  /** As the shop has offered it; '' until one is chosen. */
  readonly reason: OpenWord<RefundReason>
  readonly comment: string
  /** Nobody types files: their place is there for what is said of them. */
  readonly fileIds: string
}

/** What the form of a refund goes by. */
export interface RefundFacts {
  readonly order: Order
  readonly files: readonly Attachment[]
}

/** A line of the order that can be sent back. */
export interface RefundLine {
  readonly item: OrderItem
  /** Pieces that can still go back. */
  readonly most: number
  readonly count: number
}

export const emptyRefundForm = (): RefundForm => ({
  items: {},
  reason: '',
  comment: '',
  fileIds: ''
})

/** The lines to choose from; pieces of one group from several offers are one line. */
export function refundLines(order: Order, form: RefundForm): readonly RefundLine[] {
  const { refundable, items } = order
  return refundable.items.flatMap(({ groupId, count: most }) => {
    const item = items.find(each => each.groupId === groupId)
    return item === undefined ? [] : [{ item, most, count: chosen(form.items[groupId], most) }]
  })
}

/** What the order's discount and bonuses leave of the chosen pieces, rubles; the server decides. */
export function refundSum(order: Order, form: RefundForm): number {
  const pieces = refundLines(order, form).map(({ item: { groupId }, count }) => ({
    groupId,
    count
  }))
  const bought = order.items.map(item => ({ ...item, kopecks: kopecks(item.sum) }))
  const paid = {
    goods: kopecks(order.goodsPrice),
    discount: kopecks(order.discount),
    bonuses: kopecks(order.bonusesSpent)
  }
  const earlier = order.refunds
    .filter(({ status }) => status.code !== 'rejected')
    .map(({ items, sum }) => ({ pieces: items, kopecks: kopecks(sum) }))
  return refundKopecks(pieces, { bought, paid, earlier }) / 100
}

export function validateRefund(order: Order, form: RefundForm): FieldErrors {
  const isAny = refundLines(order, form).some(({ count }) => count > 0)
  const isKnown = order.refundable.reasons.some(({ code }) => code === form.reason)
  return foundMessages({
    items: isAny ? undefined : messages.noItems,
    reason: isKnown ? undefined : messages.noReason,
    comment: commentError(form)
  })
}

/** The request, with only what is really chosen. */
export const refundBody = (order: Order, form: RefundForm, files: readonly Attachment[] = []) => ({
  orderId: order.id,
  items: refundLines(order, form)
    .filter(({ count }) => count > 0)
    .map(({ item, count }) => ({ groupId: item.groupId, count })),
  reason: form.reason === '' ? ('changed_mind' as const) : form.reason,
  comment: form.comment.trim(),
  fileIds: readyFileIds(files)
})

export type RefundBody = ReturnType<typeof refundBody>

function commentError({ reason, comment }: RefundForm): string | undefined {
  if (comment.trim().length > COMMENT_MAX) {
    return messages.longComment(COMMENT_MAX)
  }
  return isShopsFault(reason) && comment.trim() === '' ? messages.noComment : undefined
}

const chosen = (count = 0, most: number) =>
  Number.isFinite(count) ? Math.min(most, Math.max(0, Math.trunc(count))) : 0

/** Which goods of a received order go back, and why. */
export const refundForm = /* @__PURE__ */ defineForm({
  name: 'refund',
  values: (_: RefundFacts) => emptyRefundForm(),
  check: (values, { order, files }) => ({
    ...validateRefund(order, values),
    fileIds: attachmentsError(files, REFUND_FILES_MAX)
  }),
  body: (values, { order, files }) => refundBody(order, values, files),
  thanks: (_: Refund) => messages.sent,
  onceSent: 'close'
})
