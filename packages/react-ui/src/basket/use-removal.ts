import { type BasketRow, neighbourOf, type RowsRemoval, removeRows } from '@vitrina/core/cart'
import type { MouseEvent } from 'react'

import { useShop } from '../binding/shop-context.tsx'

/** `event` is the press that asked for it; a form that was sent before the page was ready has none. */
export type RemoveRows = (
  removal: Pick<RowsRemoval, 'rows'> & Partial<RowsRemoval>,
  event?: MouseEvent
) => void

/** Takes lines out and keeps the focus; `all` are the lines in their order on the page. */
export function useRemoval(all: readonly BasketRow[]): RemoveRows {
  const shop = useShop()

  return (removal, event) => {
    removeRows(shop, removal)
    // A press of a key has no count of clicks; the pressed button goes away with its line.
    if (event?.detail === 0) focusOn(neighbourOf(all, removal.rows))
  }
}

const focusOn = (row: BasketRow | undefined) => document.getElementById(row?.id ?? 'main')?.focus()
