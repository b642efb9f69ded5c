import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { paper, paperKind } from '../entities/paper.ts'
import { id } from './id.ts'

/** A paper of the visitor's own order; one that the order does not have is not found. */
export const viewOrderPaper = endpoint({
  method: 'GET',
  path: '/orders/v1/papers',
  query: z.object({ orderId: id, kind: paperKind }),
  response: paper
})

/** The same by the signed key of the order's letter, whoever holds it. */
export const viewGuestOrderPaper = endpoint({
  method: 'GET',
  path: '/orders/v1/guest/papers',
  query: z.object({ key: z.string().check(z.maxLength(300)), kind: paperKind }),
  response: paper
})
