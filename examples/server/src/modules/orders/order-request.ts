import type { OrderForm } from '@vitrina/core/entities'

import type { Visitor } from '../../http/call.ts'
import type { Payer } from './payment-of-order.ts'

/** A posted order and its visitor. */
export interface OrderRequest {
  /** With its personal data in one spelling. */
  readonly form: OrderForm
  /** Rubles, as the visitor saw them: goods and delivery. */
  readonly expectedPrice: number
  readonly visitor: Visitor
  readonly payer: Payer
  readonly key: string
  readonly requestHash: string
  readonly now: Date
  /** Called for a new order only, not for one that is posted again. */
  readonly spend: () => Promise<void>
}
