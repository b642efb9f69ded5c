import type { KnownCodes } from './explained-lines.ts'
import type { FastOrderBatch } from './fast-order-batches.ts'
import type { FastOrder } from './fast-order-state.ts'

/** What a buyer may do with a fast order, and what becomes of it. */
export type FastOrderCommand =
  /** A pasted text takes the place of the list. */
  | { readonly type: 'order.read'; readonly text: string }
  /** The list of an address takes its place, as the server has understood it. */
  | { readonly type: 'order.adopt'; readonly order: FastOrder }
  /** Says which of the doubtful columns holds the quantities, as `columnChoices` offers them. */
  | { readonly type: 'column.choose'; readonly column: number }
  /** Asks for the codes that are not known yet. */
  | { readonly type: 'order.check' }
  | { readonly type: 'order.add' }
  | { readonly type: 'order.stop' }
  | { readonly type: 'order.clear' }
  | {
      readonly type: 'line.mend'
      readonly row: number
      readonly code?: string
      readonly count?: string
    }
  | { readonly type: 'line.choose'; readonly row: number; readonly groupId: number }
  | { readonly type: 'line.drop'; readonly row: number }
  /** Another visitor has other prices; `why` is said where the stock has changed. */
  | { readonly type: 'order.reread'; readonly why?: string }
  | { readonly type: 'order.slice' }
  | { readonly type: 'order.resolved'; readonly known: KnownCodes }
  | { readonly type: 'order.put'; readonly batch: FastOrderBatch }
  | { readonly type: 'order.failed'; readonly message: string }
