import { countedNouns, countOf } from '@vitrina/core/plural'
import type { MouseEvent } from 'react'

import { useShop } from '../shop/shop-context.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import { type BasketRow, groupIdsOf, rowId, rowName } from './basket-rows.ts'

export type RemoveRows = (rows: readonly BasketRow[], event: MouseEvent) => void

/** Takes lines out at once and offers the way back; `all` are the lines in their order on the page. */
export function useRemoval(all: readonly BasketRow[]): RemoveRows {
  const shop = useShop()
  const toasts = useToasts()

  return (rows, event) => {
    const groupIds = groupIdsOf(rows)
    shop.sendBasket({ type: 'lines.remove', groupIds })
    toasts.show({
      tone: 'good',
      text: textOf(rows),
      // What is sold out could not be put back.
      action: rows.every(isBuyable) ? { label: 'Вернуть', onPress: restore } : undefined
    })
    // A press of a key has no count of clicks; the pressed button goes away with its line.
    if (event.detail === 0) focusNeighbour(all, groupIds)

    function restore() {
      for (const groupId of groupIds) shop.sendBasket({ type: 'line.restore', groupId })
      toasts.close()
    }
  }
}

function textOf(rows: readonly BasketRow[]): string {
  const [first] = rows
  if (first === undefined || rows.length > 1) {
    return `Удалено: ${countOf(rows.length, countedNouns.products)}`
  }
  return `Удалено: ${rowName(first)}`
}

const isBuyable = ({ group }: BasketRow) => group.remnants > 0

function focusNeighbour(all: readonly BasketRow[], removed: readonly number[]) {
  const place = all.findIndex(({ group }) => removed.includes(group.id))
  const left = all.filter(({ group }) => !removed.includes(group.id))
  const next = left[Math.min(place, left.length - 1)]
  const element = document.getElementById(next === undefined ? 'main' : rowId(next.group.id))
  element?.focus()
}
