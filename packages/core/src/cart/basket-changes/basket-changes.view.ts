import type { BasketCommand } from '../../basket/basket-commands.ts'
import { titleIn } from '../../basket/basket-line.ts'
import { mergedLineText } from '../../basket/merge-text.ts'
import type { BasketBucket } from '../../entities/basket.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { basketChangesMessages as messages } from './basket-changes.messages.ts'
import type { BasketChange } from './basket-changes.ts'

/** An entry of «Что изменилось». */
export interface ChangeRow {
  /** Of its place in the list. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Why it cannot be undone, or an empty string. */
  readonly note: string
  /** Undefined where the visitor has no say. */
  readonly undo: { readonly label: string; readonly command: BasketCommand } | undefined
}

/** The list as a screen draws it; `page` names what the shop has not read, `show` writes rubles. */
export const changeRows = (
  changes: readonly BasketChange[],
  page: readonly BasketBucket[],
  show: (rubles: number) => string
): readonly ChangeRow[] =>
  changes.map(change => {
    const title = boundUnits(change.title || titleIn(page, change.key)) || messages.someProduct
    const named = { ...change, title }
    return {
      id: `${change.key}-${change.cause === 'price' ? 'price' : 'count'}`,
      title,
      text: textOf(named, show),
      note: noteOf(change),
      undo: undoOf(change)
    }
  })

function textOf(change: BasketChange, show: (rubles: number) => string): string {
  const { title, cause, before, after } = change
  if (cause === 'merge') return mergedLineText(change)
  if (cause === 'price') return messages.price(title, show(before), show(after))
  if (cause === 'elsewhere') {
    if (before === 0) return messages.came(title, after)
    return after === 0 ? messages.gone(title) : messages.changed(title, before, after)
  }
  if (after === 0) return messages.soldOut(title)
  return before === 0 ? messages.backInStock(title) : messages.fewer(title, before, after)
}

function noteOf({ cause, before, after }: BasketChange): string {
  if (cause === 'price') return messages.counted
  if (cause !== 'stock' || before === 0) return ''
  return after === 0 ? messages.noUndoGone : messages.noUndo
}

function undoOf({ key, cause, before, after }: BasketChange): ChangeRow['undo'] {
  if (cause === 'price' || cause === 'stock') return undefined
  const command: BasketCommand = { type: 'line.set', key, count: before }
  if (before === 0) return { label: messages.takeOut, command }
  return { label: after === 0 ? messages.putBack : messages.putBackPieces(before), command }
}
