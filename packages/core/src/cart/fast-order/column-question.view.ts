import { fastOrderMessages as words } from './fast-order.messages.ts'
import type { FastOrder } from './fast-order-state.ts'
import { NO_COLUMN } from './fast-order-text.ts'

/** The field of the answer in a form. */
export const COLUMN_FIELD = 'column'

/** Column that may hold the quantities, or the answer that none does. */
export interface ColumnChoice {
  readonly column: number
  /** «Столбец 3: 12, 5, 40» */
  readonly label: string
}

/** Which column holds the quantities, where the list alone does not tell; empty where it does. */
export function columnChoices({ doubts }: Pick<FastOrder, 'doubts'>): readonly ColumnChoice[] {
  if (doubts.length === 0) return []
  return [
    ...doubts.map(({ column, title, samples }) => ({
      column,
      label: words.column(title || words.unnamed(column + 1), samples.join(', '))
    })),
    { column: NO_COLUMN, label: words.noColumn }
  ]
}
