import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { order, paymentMethod, paymentStatus } from '../entities/order.ts'
import { id } from './id.ts'

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/v1',
  response: z.object({ data: z.array(paymentMethod) })
})

/** The bank's page for a bill; a paid bill is refused with 409. */
export const createPaymentUrl = endpoint({
  method: 'POST',
  path: '/payments/v1/url',
  body: z.object({ billId: id }),
  response: z.object({ url: z.string() })
})

export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/payments/v1/order-status',
  query: z.object({ orderId: id }),
  response: z.object({ status: paymentStatus })
})

/** Pays a new order in another way, as long as it is not paid; its bill is the same. */
export const changePaymentMethod = endpoint({
  method: 'PATCH',
  path: '/payments/v1',
  body: z.object({
    orderId: id,
    /** A payment method's id. */
    method: id
  }),
  response: order
})
