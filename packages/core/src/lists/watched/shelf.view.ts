import type { CardView } from '../../catalog/product/card.view.ts'
import { withoutIds } from '../device-list/device-list.ts'
import type { DeviceList } from '../device-list/keep-list.ts'
import { type ListReading, productsOf } from '../device-list/list-reading.ts'

/** The shelf of what was watched, newest first. */
export interface ShelfView {
  readonly cards: readonly CardView[]
  /** Products whose cards are not read yet. */
  readonly awaited: readonly number[]
}

/** What was watched before the product that is open, or all of it where none is. */
export function shelfView(
  { ids, isRead }: DeviceList,
  reading: ListReading<CardView>,
  productId: number | undefined
): ShelfView {
  const before = productId === undefined ? ids : withoutIds(ids, [productId])
  const cards = productsOf(reading, before)
  // A shelf of the past is worth no message: what could not be read is not missed.
  const isAwaited = isRead && reading.failure === undefined
  const missing = withoutIds(
    before,
    cards.map(({ id }) => id)
  )
  return { cards, awaited: isAwaited ? missing : [] }
}
