import { basketMessages } from '../../basket/basket.messages.ts'
import { basketSubject } from '../../basket/basket.ts'
import type { Store } from '../../store/store.ts'
import { toastAction } from '../../store/toast-action.ts'
import { toastsSubject } from '../../store/toasts.ts'
import type { BasketRow } from './basket-rows.view.ts'
import { removalText } from './basket-words.ts'
import { canRestore, removeCommand, restoreCommands } from './row-commands.ts'
import type { RowsRemoval } from './row-selection.ts'

type Removal = Pick<RowsRemoval, 'rows'> & Partial<RowsRemoval>

/** Takes lines out of the basket and says so; what can still be bought has a way back. */
export function removeRows(store: Pick<Store, 'send'>, { rows, clears = false }: Removal): void {
  store.send(basketSubject, removeCommand(rows, clears))
  const said = { tone: 'good', text: removalText(rows) } as const
  const toast = canRestore(rows) ? { ...said, action: wayBack(rows) } : said
  store.send(toastsSubject, { type: 'toast.show', toast })
}

const wayBack = (rows: readonly BasketRow[]) =>
  toastAction(basketMessages.restore, basketSubject, ...restoreCommands(rows))
