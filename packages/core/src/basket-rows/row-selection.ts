import { type BasketRow, piecesOf, selectedRows } from './basket-rows.view.ts'
import { rowSelectionMessages as messages } from './row-selection.messages.ts'

/** What one press takes out of the basket, and the words of its button. */
export interface RowsRemoval {
  readonly label: string
  readonly rows: readonly BasketRow[]
}

/** What stands over the lines that can be ordered. */
export interface SelectionView {
  readonly chosen: 'all' | 'part' | 'none'
  /** «Выбрано 2 из 3», in pieces. */
  readonly words: string
  /** Undefined while nothing is chosen. */
  readonly removal: RowsRemoval | undefined
}

/** How much of the lines that can be bought is chosen, and how the chosen ones are taken out. */
export function selectionView(rows: readonly BasketRow[]): SelectionView {
  const some = selectedRows(rows)
  const chosen = chosenOf(rows)
  const label = chosen === 'all' ? messages.removeAll : messages.removeChosen
  return {
    chosen,
    words: messages.chosen(piecesOf(some), piecesOf(rows)),
    removal: chosen === 'none' ? undefined : { label, rows: some }
  }
}

/** Takes out what is sold out: the chosen part of it, or all where there is no part. */
export const goneView = (rows: readonly BasketRow[]): RowsRemoval =>
  chosenOf(rows) === 'part'
    ? { label: messages.dropChosen, rows: selectedRows(rows) }
    : { label: messages.dropAll, rows }

function chosenOf(rows: readonly BasketRow[]): SelectionView['chosen'] {
  const { length } = selectedRows(rows)
  if (length === 0) return 'none'
  return length === rows.length ? 'all' : 'part'
}
