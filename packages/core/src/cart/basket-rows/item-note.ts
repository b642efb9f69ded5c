import { itemNoteMessages as messages } from './item-note.messages.ts'

interface Item {
  readonly variant: string
  readonly count: number
}

/**
 * «синий, 134, 2 шт.»: which of a product's kinds, and how many; «синий, 134, 2 шт. × 450 ₽» with the
 * `price` of one piece as it is shown.
 */
export function itemNote({ variant, count }: Item, price?: string): string {
  const isPriced = price !== undefined && count > 1
  const pieces = isPriced ? messages.piecesAt(count, price) : messages.pieces(count)
  return [variant, pieces].filter(Boolean).join(', ')
}
