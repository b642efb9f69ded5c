import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { order, orderCard, orderForm, orderStatus } from '../entities/order.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'

/** `status` is a code of `statuses`; `all` or nothing lists every order. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/orders/v1',
  signedIn: true,
  query: z.extend(pagingQuery, { status: z.optional(z.string().check(z.maxLength(40))) }),
  response: z.object({
    data: z.array(orderCard),
    meta: pagingMeta,
    statuses: z.array(orderStatus),
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
  body: z.extend(orderForm, { expectedPrice: z.number() }),
  response: order
})

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/orders/v1',
  body: z.object({ orderId: z.string().check(z.maxLength(64)) }),
  response: order
})

/** A guest sees the orders made with the cart tokens of this browser. */
export const viewOrder = endpoint({
  method: 'GET',
  path: '/orders/v1/view',
  query: z.object({ orderId: z.string().check(z.maxLength(64)) }),
  response: order
})

export const countOrders = endpoint({
  method: 'GET',
  path: '/orders/v1/counts',
  signedIn: true,
  response: z.object({
    all: z.number(),
    statuses: z.array(z.object({ code: z.string(), title: z.string(), count: z.number() }))
  })
})

/** Puts the lines of an order into the basket again; what is gone is named in `missing`. */
export const repeatOrder = endpoint({
  method: 'PATCH',
  path: '/orders/v1/add-to-basket',
  body: z.object({ orderId: z.string().check(z.maxLength(64)) }),
  response: z.object({ added: z.number(), missing: z.array(z.string()) })
})
