import { needObject } from '../errors/given.ts'
import type { RefundContext } from './refund.machine.ts'
import { refundMessages } from './refund.messages.ts'
import { refundLines, refundSum } from './refund-form.ts'

export const refundChoice = ({ order, form }: RefundContext) => refundLines(order, form)

/** Rubles for the chosen pieces. */
export const refundTotal = ({ order, form }: RefundContext) => refundSum(order, form)

export const refundReasons = ({ order }: RefundContext) =>
  needObject(order, 'refundReasons(context.order)').refundable.reasons

export const refundError = ({ errors }: RefundContext, field: string) =>
  needObject(errors, 'refundError(context.errors)')[field]

/** What is said above the form; wrong fields speak for themselves. */
export const refundMessage = ({ failure, errors }: RefundContext) =>
  failure === undefined || Object.keys(errors).length > 0 ? '' : failure.message

export const refundSuccess = ({ refund }: RefundContext) =>
  refund === undefined ? '' : refundMessages.sent
