import { itemNoteMessages as messages } from './item-note.messages.ts'

/** «синий, 134, 2 шт.»: which of a product's kinds, and how many. */
export const itemNote = ({
  variant,
  count
}: {
  readonly variant: string
  readonly count: number
}): string => [variant, messages.pieces(count)].filter(Boolean).join(', ')
