import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { basketIntent } from '../entities/basket.ts'
import { fastOrderItem } from '../entities/fast-order-item.ts'
import { FAST_ORDER_LINES_PER_CALL } from './lines-per-call.ts'

/**
 * What barcodes and vendor codes mean, in the order of the codes, at the prices of whoever asks. One
 * that means nothing has no items, a vendor code has all its colours and sizes. Not of the specification.
 */
export const resolveFastOrder = endpoint({
  method: 'POST',
  path: '/fast-order/v1/lines',
  reads: true,
  body: z.object({
    codes: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(FAST_ORDER_LINES_PER_CALL))
  }),
  response: z.object({
    data: z.array(z.object({ code: z.string(), items: z.array(fastOrderItem) }))
  })
})

/**
 * Adds lines to the basket, as `putBasketProducts` does, and answers shortly: whoever puts in two
 * thousand reads the basket once, at the end. Not of the specification.
 */
export const putFastOrder = endpoint({
  method: 'POST',
  path: '/fast-order/v1/basket',
  body: z.object({
    groups: z.array(basketIntent).check(z.minLength(1), z.maxLength(FAST_ORDER_LINES_PER_CALL))
  }),
  /** The basket's own, which grows with every change. */
  response: z.object({ version: z.number() })
})
