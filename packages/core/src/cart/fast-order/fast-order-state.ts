import type { Choices, FastOrderBatch, ItemsByCode } from './explained-lines.ts'
import type { DoubtfulColumn, FastOrderText, TypedLine } from './fast-order-text.ts'

/** State of a fast order: lines, resolved codes and running calls. */
export interface FastOrder {
  readonly work: 'none' | 'parsing' | 'asking' | 'adding'
  /** The text while it is being read, and until the column of its quantities is known. */
  readonly text: FastOrderText | undefined
  readonly lines: readonly TypedLine[]
  readonly surplus: number
  readonly untouched: number
  /** The columns that could hold the quantities; empty where there is no doubt. */
  readonly doubts: readonly DoubtfulColumn[]
  /** A text was read, and there was no line in it. */
  readonly isEmptyText: boolean
  readonly initial: ItemsByCode
  readonly choices: Choices
  /** What goes to the basket still; a batch keeps its id until the server has taken it. */
  readonly batches: readonly FastOrderBatch[]
  readonly added: { readonly lines: number; readonly pieces: number }
  /** Why the last thing did not come to its end. */
  readonly failure: string
}
