import { type BasketRow, piecesOf, selectedRows } from './basket-rows.view.ts'
import { rowSelectionMessages as messages } from './row-selection.messages.ts'

/** What one press takes out of the basket, and the words of its button. */
export interface RowsRemoval {
  readonly label: string
  readonly rows: readonly BasketRow[]
  /** They are all that is in the basket, which is cleared by one call. */
  readonly clears: boolean
}

/** What stands over the lines that can be ordered. */
export interface SelectionView {
  readonly chosen: 'all' | 'part' | 'none'
  /** «Выбрано 2 из 3», in pieces. */
  readonly words: string
  /** Undefined while nothing is chosen. */
  readonly removal: RowsRemoval | undefined
}

/**
 * How much of the lines that can be bought is chosen, and how the chosen ones are taken out; `gone`
 * are the sold out lines beside them.
 */
export function selectionView(
  rows: readonly BasketRow[],
  gone: readonly BasketRow[] = []
): SelectionView {
  const some = selectedRows(rows)
  const chosen = chosenOf(rows)
  const label = chosen === 'all' ? messages.removeAll : messages.removeChosen
  return {
    chosen,
    words: messages.chosen(piecesOf(some), piecesOf(rows)),
    removal:
      chosen === 'none'
        ? undefined
        : { label, rows: some, clears: chosen === 'all' && gone.length === 0 }
  }
}

/** Takes out what is sold out: the chosen part of it, or all where there is no part. */
export const goneView = (rows: readonly BasketRow[]): RowsRemoval =>
  chosenOf(rows) === 'part'
    ? { label: messages.dropChosen, rows: selectedRows(rows), clears: false }
    : { label: messages.dropAll, rows, clears: false }

function chosenOf(rows: readonly BasketRow[]): SelectionView['chosen'] {
  const { length } = selectedRows(rows)
  if (length === 0) return 'none'
  return length === rows.length ? 'all' : 'part'
}
