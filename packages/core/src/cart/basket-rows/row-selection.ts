import { basketMessages } from '../../basket/basket.messages.ts'
import { basketSubject } from '../../basket/basket.ts'
import type { BasketCommand } from '../../basket/basket-commands.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import type { BasketTotal } from '../../entities/basket.ts'
import type { SessionContext } from '../../session/session.ts'
import type { Store } from '../../store/store.ts'
import { toastAction } from '../../store/toast-action.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { type BasketRow, basketRows, piecesOf, selectedRows } from './basket-rows.view.ts'
import { removalText } from './basket-words.ts'
import { rowSelectionMessages as messages } from './row-selection.messages.ts'

/** Lines that one button removes from the basket, with the button's text. */
export interface RowsRemoval {
  readonly label: string
  readonly rows: readonly BasketRow[]
  /** They are all that is in the basket, which is cleared by one call. */
  readonly clears: boolean
}

/** What stands over the lines that can be ordered. */
interface SelectionView {
  readonly chosen: 'all' | 'part' | 'none'
  /** «Выбрано 2 из 3», in pieces. */
  readonly words: string
  /** Undefined while nothing is chosen. */
  readonly removal: RowsRemoval | undefined
}

/**
 * How much of the lines that can be bought is chosen, and how the chosen ones are taken out; `gone`
 * are the sold out lines beside them.
 */
export function selectionView(
  rows: readonly BasketRow[],
  gone: readonly BasketRow[] = []
): SelectionView {
  const some = selectedRows(rows)
  const chosen = chosenOf(rows)
  const label = chosen === 'all' ? messages.removeAll : messages.removeChosen
  return {
    chosen,
    words: messages.chosen(piecesOf(some), piecesOf(rows)),
    removal:
      chosen === 'none'
        ? undefined
        : { label, rows: some, clears: chosen === 'all' && gone.length === 0 }
  }
}

/** Takes out what is sold out: the chosen part of it, or all where there is no part. */
export const goneView = (rows: readonly BasketRow[]): RowsRemoval =>
  chosenOf(rows) === 'part'
    ? { label: messages.dropChosen, rows: selectedRows(rows), clears: false }
    : { label: messages.dropAll, rows, clears: false }

function chosenOf(rows: readonly BasketRow[]): SelectionView['chosen'] {
  const { length } = selectedRows(rows)
  if (length === 0) return 'none'
  return length === rows.length ? 'all' : 'part'
}

/** The quantity typed into the counter of a line. */
export const countCommand = ({ key }: BasketRow, count: number): BasketCommand => ({
  type: 'line.type',
  key,
  count
})

/** The focus has left the counter: what was typed goes to the server now. */
export const typedCommand = ({ key }: BasketRow): BasketCommand => ({ type: 'line.flush', key })

/** The visitor agrees to the quantity a line has after a refusal. */
export const agreeCommand = ({ key, count }: BasketRow): BasketCommand => ({
  type: 'line.set',
  key,
  count
})

/** Takes lines into the order, or leaves them out of it. */
export const selectCommand = (rows: readonly BasketRow[], selected: boolean): BasketCommand => ({
  type: 'lines.select',
  keys: keysOf(rows),
  selected
})

/** Takes lines out of the basket; `clears` where they are all of it. */
export const removeCommand = (rows: readonly BasketRow[], clears = false): BasketCommand =>
  clears ? { type: 'basket.clear' } : { type: 'lines.remove', keys: keysOf(rows) }

/** Puts lines back that were taken out a moment ago. */
export const restoreCommands = (rows: readonly BasketRow[]): readonly BasketCommand[] =>
  rows.map(({ key }) => ({ type: 'line.restore', key }))

/** What is sold out could not be put back. */
export const canRestore = (rows: readonly BasketRow[]): boolean =>
  rows.every(({ remnants }) => remnants > 0)

/** The line that comes into the place of removed ones; undefined where none is left. */
export function neighbourOf(
  all: readonly BasketRow[],
  removed: readonly BasketRow[]
): BasketRow | undefined {
  const isRemoved = ({ key }: BasketRow) => removed.some(row => row.key === key)
  const left = all.filter(row => !isRemoved(row))
  return left[Math.min(all.findIndex(isRemoved), left.length - 1)]
}

const keysOf = (rows: readonly BasketRow[]) => rows.map(({ key }) => key)

/** Permission to go to the checkout, with the reason when it is refused. */
export type OrderGate =
  /** A chosen line has something wrong about it: it is looked at first. */
  | { readonly kind: 'wrong'; readonly row: BasketRow }
  | { readonly kind: 'nothing' }
  /** `lacking`: rubles up to the least sum of an order (B8). */
  | { readonly kind: 'open'; readonly lacking: number }

/** Tells whether a member may leave a one-click order of the basket: the shop calls back and fills it in. */
export const canLeaveToShop = (
  { kind }: OrderGate,
  { signedIn }: Pick<SessionContext, 'signedIn'>
): boolean => signedIn && kind === 'open'

/** The way from the basket to the checkout. */
export function orderGate(basket: BasketContext, total: BasketTotal): OrderGate {
  const row = selectedRows(basketRows(basket, true)).find(({ message }) => message !== '')
  if (row !== undefined) return { kind: 'wrong', row }
  if (total.count === 0) return { kind: 'nothing' }
  const lacking = kopecks(total.calculationalLimitPrice) - kopecks(total.factualLimitPrice)
  return { kind: 'open', lacking: Math.max(0, lacking) / 100 }
}

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
