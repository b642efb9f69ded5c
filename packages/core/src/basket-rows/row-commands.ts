import type { BasketCommand } from '../basket/basket-command.ts'
import type { BasketRow } from './basket-rows.view.ts'

/** The quantity typed into the counter of a line. */
export const countCommand = (row: BasketRow, count: number): BasketCommand =>
  row.kind === 'set'
    ? { type: 'set.put', setId: row.set.id, count }
    : { type: 'line.type', groupId: row.group.id, count }

/** The focus has left the counter: what was typed goes to the server now. A set's went already. */
export const typedCommands = (row: BasketRow): readonly BasketCommand[] =>
  row.kind === 'set' ? [] : [{ type: 'line.flush', groupId: row.group.id }]

/** The visitor agrees to the quantity a line has after a refusal. */
export const agreeCommand = (row: BasketRow): BasketCommand =>
  row.kind === 'set'
    ? { type: 'set.put', setId: row.set.id, count: row.count }
    : { type: 'line.set', groupId: row.group.id, count: row.count }

/** Takes lines into the order, or leaves them out of it. */
export function selectCommand(rows: readonly BasketRow[], selected: boolean): BasketCommand {
  const setIds = setIdsOf(rows)
  const groupIds = groupIdsOf(rows)
  return { type: 'lines.select', groupIds, ...(setIds.length > 0 && { setIds }), selected }
}

/** Takes lines out of the basket. */
export function removeCommands(rows: readonly BasketRow[]): readonly BasketCommand[] {
  const groupIds = groupIdsOf(rows)
  const sets = setIdsOf(rows).map(setId => ({ type: 'set.put', setId, count: 0 }) as const)
  return groupIds.length > 0 ? [{ type: 'lines.remove', groupIds }, ...sets] : sets
}

/** Puts lines back that were taken out a moment ago. */
export const restoreCommands = (rows: readonly BasketRow[]): readonly BasketCommand[] =>
  rows.map(row =>
    row.kind === 'set'
      ? { type: 'set.put', setId: row.set.id, count: row.count }
      : { type: 'line.restore', groupId: row.group.id }
  )

/** What is sold out could not be put back. */
export const canRestore = (rows: readonly BasketRow[]): boolean =>
  rows.every(({ remnants }) => remnants > 0)

/** The line that comes into the place of removed ones; undefined where none is left. */
export function neighbourOf(
  all: readonly BasketRow[],
  removed: readonly BasketRow[]
): BasketRow | undefined {
  const isRemoved = ({ id }: BasketRow) => removed.some(row => row.id === id)
  const left = all.filter(row => !isRemoved(row))
  return left[Math.min(all.findIndex(isRemoved), left.length - 1)]
}

const groupIdsOf = (rows: readonly BasketRow[]) =>
  rows.flatMap(row => (row.kind === 'line' ? [row.group.id] : []))

const setIdsOf = (rows: readonly BasketRow[]) =>
  rows.flatMap(row => (row.kind === 'set' ? [row.set.id] : []))
