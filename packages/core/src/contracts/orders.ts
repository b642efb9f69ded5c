import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { blank, blankStatus } from '../entities/blank.ts'
import type { OpenWord } from '../entities/open-enum.ts'
import {
  order,
  orderCard,
  orderForm,
  orderStatus,
  type RefundReason,
  refund,
  refundReason
} from '../entities/order.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { repeatLine } from '../entities/repeat-line.ts'
import {
  COMMENT_MAX,
  EMAIL_MAX,
  ORDER_CODE_MAX,
  ORDER_KEY_MAX,
  ORDER_NUMBER_MAX,
  SEARCH_MAX
} from '../entities/text-limits.ts'
import { noStatuses } from '../platform/no-statuses.ts'
import { id } from './id.ts'

/** The backend takes its own reasons only; a front may send back one that it was offered and does not know. */
const sentReason: z.ZodMiniType<RefundReason, OpenWord<RefundReason>> = refundReason

/**
 * The signed key of a letter, or of the code of one: a guest acts with it on his order in any browser.
 * A member acts on his orders signed in, whatever key he holds.
 */
const orderKey = z.optional(z.string().check(z.maxLength(ORDER_KEY_MAX)))

const statusCount = z.object({ code: z.string(), title: z.string(), count: z.number() })

/** Statuses that are no list are a type error which names whose they are, not a bad answer (§8, E6). */
const statusList = <Status extends z.ZodMiniType>(entity: 'order' | 'blank', status: Status) =>
  z.array(status, {
    error: () => {
      throw noStatuses(entity)
    }
  })
const statusCounts = (entity: 'order' | 'blank') =>
  z.object({ all: z.number(), statuses: statusList(entity, statusCount) })

/**
 * `status` is a code of `statuses`; `all` or nothing lists every order. Of `search` every word stands
 * in the number or in what was bought.
 */
export const listOrders = endpoint({
  method: 'GET',
  path: '/orders/v1',
  signedIn: true,
  query: z.extend(pagingQuery, {
    status: z.optional(z.string().check(z.maxLength(40))),
    search: z.optional(z.string().check(z.maxLength(SEARCH_MAX)))
  }),
  response: z.object({
    data: z.array(orderCard),
    meta: pagingMeta,
    statuses: statusList('order', orderStatus),
    cancelStatuses: z.array(z.string())
  })
})

/**
 * Places the order of the selected lines. The header `idempotency-key` makes a repeated post
 * the same order; the same key with another form is refused with 409. `expectedPrice` (rubles)
 * is what the visitor saw: another sum is refused with 409 and the new total.
 */
export const createOrder = endpoint({
  method: 'POST',
  path: '/orders/v1',
  guarded: true,
  body: z.extend(orderForm, {
    expectedPrice: z.number(),
    /** Of the basket that was seen: another basket under the same key is another order. */
    basketVersion: z.optional(z.number())
  }),
  response: order
})

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/orders/v1',
  body: z.object({ orderId: id, key: orderKey }),
  response: order
})

/** A guest sees the orders made with the cart tokens of this browser. */
export const viewOrder = endpoint({
  method: 'GET',
  path: '/orders/v1/view',
  query: z.object({ orderId: id }),
  response: order
})

/**
 * Asks for a code to the e-mail of a guest's order. The answer is the same whether there is such an
 * order or not; `ticket` names both without telling them.
 */
export const askGuestOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/guest/code',
  body: z.object({
    number: z.string().check(z.minLength(1), z.maxLength(ORDER_NUMBER_MAX)),
    email: z.string().check(z.maxLength(EMAIL_MAX))
  }),
  response: z.object({
    ticket: z.string(),
    /** A code was asked for before: until the next one may be. Absent where one was just made. */
    waitSeconds: z.optional(z.number())
  })
})

/** The code of the letter opens the order: `key` is what the link in a letter carries, too. */
export const openGuestOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/guest/open',
  body: z.object({
    ticket: z.string().check(z.maxLength(200)),
    code: z.string().check(z.maxLength(ORDER_CODE_MAX))
  }),
  response: z.object({ key: z.string() })
})

/** An order by the signed key of its letter, whoever holds it. */
export const viewGuestOrder = endpoint({
  method: 'GET',
  path: '/orders/v1/guest',
  query: z.object({ key: z.string().check(z.maxLength(ORDER_KEY_MAX)) }),
  response: order
})

/** A guest's order stands among those of the account from now on: its key was mailed to its buyer alone. */
export const joinGuestOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/guest/join',
  signedIn: true,
  body: z.object({ key: z.string().check(z.maxLength(ORDER_KEY_MAX)) }),
  response: order
})

export const countOrders = endpoint({
  method: 'GET',
  path: '/orders/v1/counts',
  signedIn: true,
  response: statusCounts('order')
})

/** Compares the items of an old order with today's prices and stock, before the buyer repeats it. */
export const previewRepeat = endpoint({
  method: 'GET',
  path: '/orders/v1/add-to-basket',
  query: z.object({ orderId: id }),
  response: z.object({ data: z.array(repeatLine) })
})

/** Puts the lines of an order into the basket again; what is gone is named in `missing`. */
export const repeatOrder = endpoint({
  method: 'PATCH',
  path: '/orders/v1/add-to-basket',
  body: z.object({ orderId: id }),
  response: z.object({ added: z.number(), missing: z.array(z.string()) })
})

/**
 * Asks to send goods of a received order back. While the shop has not answered, the same request
 * is the same refund, and another one for this order is refused with 409.
 */
export const createRefund = endpoint({
  method: 'POST',
  path: '/orders/v1/refunds',
  body: z.object({
    orderId: id,
    key: orderKey,
    items: z
      .array(z.object({ groupId: z.number().check(z.int()), count: z.number().check(z.int()) }))
      .check(z.minLength(1), z.maxLength(200)),
    reason: sentReason,
    comment: z.string().check(z.maxLength(COMMENT_MAX)),
    /** Files sent with the target code `refund`. */
    fileIds: z.optional(z.array(id).check(z.maxLength(10)))
  }),
  response: refund
})

/** Whether the visitor made this order; the same «no» for another's and for none at all. */
export const isOwnOrder = endpoint({
  method: 'GET',
  path: '/orders/v1/own',
  query: z.object({ orderId: id }),
  response: z.object({ isOwn: z.boolean() })
})

/** One-click orders of the account; `status` as in `listOrders`. */
export const listBlanks = endpoint({
  method: 'GET',
  path: '/orders/v1/blanks',
  signedIn: true,
  query: z.extend(pagingQuery, { status: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.object({
    data: z.array(blank),
    meta: pagingMeta,
    statuses: statusList('blank', blankStatus),
    cancelStatuses: z.array(z.string())
  })
})

/** Leaves the basket's selected lines to the shop: it calls and fills in the order (N10). */
export const createBlank = endpoint({
  method: 'POST',
  path: '/orders/v1/blanks',
  signedIn: true,
  guarded: true,
  body: z.object({ commentary: z.string().check(z.maxLength(COMMENT_MAX)) }),
  response: blank
})

export const cancelBlank = endpoint({
  method: 'DELETE',
  path: '/orders/v1/blanks',
  body: z.object({ blankId: id }),
  response: blank
})

export const countBlanks = endpoint({
  method: 'GET',
  path: '/orders/v1/blanks/counts',
  signedIn: true,
  response: statusCounts('blank')
})
