import { basketSubject } from '@vitrina/core/basket'
import {
  type BasketRow,
  canRestore,
  neighbourOf,
  removalText,
  removeCommands,
  restoreCommands
} from '@vitrina/core/basket-rows'
import { toastAction } from '@vitrina/core/toasts'
import type { MouseEvent } from 'react'

import { useShop } from '../shop/shop-context.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import { basketListMessages } from './basket-list.messages.ts'

export type RemoveRows = (rows: readonly BasketRow[], event: MouseEvent) => void

/** Takes lines out at once and offers the way back; `all` are the lines in their order on the page. */
export function useRemoval(all: readonly BasketRow[]): RemoveRows {
  const shop = useShop()
  const toasts = useToasts()

  return (rows, event) => {
    for (const command of removeCommands(rows)) shop.send(basketSubject, command)
    toasts.show({
      tone: 'good',
      text: removalText(rows),
      action: canRestore(rows)
        ? toastAction(basketListMessages.restore, basketSubject, ...restoreCommands(rows))
        : undefined
    })
    // A press of a key has no count of clicks; the pressed button goes away with its line.
    if (event.detail === 0) focusOn(neighbourOf(all, rows))
  }
}

const focusOn = (row: BasketRow | undefined) => document.getElementById(row?.id ?? 'main')?.focus()
