import type { BasketCommand } from '../../basket/basket-commands.ts'
import type { BasketRow } from './basket-rows.view.ts'

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
