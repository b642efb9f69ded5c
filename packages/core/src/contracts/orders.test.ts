import { expect, test } from 'vitest'

import { form, oneClick, orderId, refundForm } from '../testing/test-order-bodies.ts'
import { type AnswerRow, type AskedRow, askedBy, refusedAt } from '../testing/test-wire.ts'
import { createOneClickOrder } from './blanks.ts'
import {
  cancelBlank,
  cancelOrder,
  countBlanks,
  countOrders,
  createBlank,
  createOrder,
  createRefund,
  isOwnOrder,
  listBlanks,
  listOrders,
  repeatOrder,
  viewOrder
} from './orders.ts'

test.each<AskedRow>([
  ['all orders are listed', 'GET /orders/v1', api => api(listOrders, {})],
  [
    'orders of one status are listed by page',
    'GET /orders/v1?status=moving&page=2&limit=10',
    api => api(listOrders, { query: { status: 'moving', page: 2, limit: 10 } })
  ],
  ['an order is placed', 'POST /orders/v1', api => api(createOrder, { body: form })],
  ['an order is cancelled', 'DELETE /orders/v1', api => api(cancelOrder, { body: { orderId } })],
  [
    'an order is seen',
    'GET /orders/v1/view?orderId=5f1c7e0a-0001',
    api => api(viewOrder, { query: { orderId } })
  ],
  ['orders are counted', 'GET /orders/v1/counts', api => api(countOrders, {})],
  [
    'an order is put into the basket again',
    'PATCH /orders/v1/add-to-basket',
    api => api(repeatOrder, { body: { orderId } })
  ],
  [
    'goods are sent back',
    'POST /orders/v1/refunds',
    api => api(createRefund, { body: refundForm })
  ],
  [
    'it is asked whose order it is',
    'GET /orders/v1/own?orderId=5f1c7e0a-0001',
    api => api(isOwnOrder, { query: { orderId } })
  ],
  [
    'one-click orders are listed',
    'GET /orders/v1/blanks?page=1&status=all',
    api => api(listBlanks, { query: { page: 1, status: 'all' } })
  ],
  [
    'the basket is left to the shop',
    'POST /orders/v1/blanks',
    api => api(createBlank, { body: { commentary: 'После 18 часов' } })
  ],
  [
    'a one-click order is cancelled',
    'DELETE /orders/v1/blanks',
    api => api(cancelBlank, { body: { blankId: 'b-1' } })
  ],
  ['one-click orders are counted', 'GET /orders/v1/blanks/counts', api => api(countBlanks, {})],
  [
    'one product is ordered in one click',
    'POST /blanks/v1',
    api => api(createOneClickOrder, { body: oneClick })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test.each<AnswerRow>([
  ['GET /orders/v1: cancelStatuses', 'new', listOrders],
  ['GET /orders/v1: data.0.status.tone', 7, listOrders],
  ['POST /orders/v1: id', undefined, createOrder],
  ['POST /orders/v1: payment.billId', undefined, createOrder],
  ['DELETE /orders/v1: canCancel', undefined, cancelOrder],
  ['GET /orders/v1/view: delivery.price', '290', viewOrder],
  ['GET /orders/v1/view: history.0.at', undefined, viewOrder],
  ['GET /orders/v1/view: refundable.reasons.0.code', 7, viewOrder],
  ['GET /orders/v1/counts: statuses.0.count', '2', countOrders],
  ['PATCH /orders/v1/add-to-basket: missing', undefined, repeatOrder],
  ['POST /orders/v1/refunds: sum', null, createRefund],
  ['GET /orders/v1/own: isOwn', 1, isOwnOrder],
  ['GET /orders/v1/blanks: data.0.orderId', undefined, listBlanks],
  ['POST /orders/v1/blanks: number', undefined, createBlank],
  ['DELETE /orders/v1/blanks: status.tone', 7, cancelBlank],
  ['GET /orders/v1/blanks/counts: all', undefined, countBlanks],
  ['POST /blanks/v1: items.0.url', null, createOneClickOrder]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test.each([
  ['order', listOrders, { statuses: {} }],
  ['order', countOrders, { statuses: null }],
  ['blank', listBlanks, {}],
  ['blank', countBlanks, { statuses: 'new' }]
] as const)('statuses of %s that are no list are a type error %#', (entity, { response }, body) => {
  expect(() => response.safeParse(body).error?.issues).toThrow(
    new TypeError(`${entity}: statuses is not an array`)
  )
})
