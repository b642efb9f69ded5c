import { type BasketRow, neighbourOf, removeRows } from '@vitrina/core/basket-rows'
import type { MouseEvent } from 'react'

import { useShop } from '../shop/shop-context.tsx'

export type RemoveRows = (rows: readonly BasketRow[], event: MouseEvent) => void

/** Takes lines out and keeps the focus; `all` are the lines in their order on the page. */
export function useRemoval(all: readonly BasketRow[]): RemoveRows {
  const shop = useShop()

  return (rows, event) => {
    removeRows(shop, rows)
    // A press of a key has no count of clicks; the pressed button goes away with its line.
    if (event.detail === 0) focusOn(neighbourOf(all, rows))
  }
}

const focusOn = (row: BasketRow | undefined) => document.getElementById(row?.id ?? 'main')?.focus()
