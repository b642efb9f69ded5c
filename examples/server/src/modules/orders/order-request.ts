import type { OrderForm } from '@vitrina/core/entities'

import type { Visitor } from '../../http/call.ts'

/** An order as it was posted, and who posted it. */
export interface OrderRequest {
  readonly form: OrderForm
  /** Rubles, as the visitor saw them: goods and delivery. */
  readonly expectedPrice: number
  readonly visitor: Visitor
  readonly key: string
  readonly requestHash: string
  readonly now: Date
  /** Called for a new order only, not for one that is posted again. */
  readonly spend: () => Promise<void>
}
