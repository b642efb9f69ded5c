import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { QUANTITY_MAX } from '../../values/quantity/quantity-limits.ts'
import { lineNotesMessages as words } from './line-notes.messages.ts'

interface Settled {
  readonly pieces: number
  readonly notes: readonly string[]
}

/** As many as were wanted, in whole packages, and no more than there are: then the last package is open. */
export function settledPieces(
  wanted: number,
  { step, stock }: Pick<FastOrderItem, 'step' | 'stock'>
): Settled {
  const packed = Math.ceil(wanted / step) * step
  const most = Math.min(stock, QUANTITY_MAX)
  if (packed <= most) {
    return { pieces: packed, notes: packed === wanted ? [] : [words.packed(step, packed)] }
  }
  if (wanted <= most) return { pieces: wanted, notes: [] }
  return { pieces: most, notes: [stock > QUANTITY_MAX ? words.most : words.short(stock)] }
}
