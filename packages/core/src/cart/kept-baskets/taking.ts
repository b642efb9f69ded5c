import type { SetLine } from '../../basket/basket-commands.ts'
import { type LineKey, linesIn } from '../../basket/basket-line.ts'
import type { Basket } from '../../entities/basket.ts'
import type { KeptLine } from '../../entities/kept-basket.ts'
import type { RepeatMode } from '../repeat/repeat-question.view.ts'

/** Commands that put a kept basket into the present one, and those that take it out again. */
export interface Taking {
  readonly commands: readonly SetLine[]
  readonly undo: readonly SetLine[]
}

/**
 * Takes a kept basket back: as many of each as there are, and at least as many as lie in the basket, so
 * that a second click adds nothing. What is sold out stays where it is.
 */
export function takingOf(
  present: Pick<Basket, 'data'>,
  lines: readonly KeptLine[],
  mode: RepeatMode
): Taking {
  const before = new Map(linesIn(present.data).map(({ id, count }) => [id, count]))
  const wanted = new Map(
    lines.filter(({ stock }) => stock > 0).map(line => [keyOf(line), piecesOf(line)])
  )
  const had = (key: LineKey) => before.get(key) ?? 0
  const left = mode === 'replace' ? [...before.keys()].filter(key => !wanted.has(key)) : []
  const moves = [
    ...left.map(key => ({ key, to: 0 })),
    ...[...wanted].map(([key, count]) => ({
      key,
      to: mode === 'add' ? Math.max(had(key), count) : count
    }))
  ].filter(({ key, to }) => to !== had(key))
  return {
    commands: moves.map(({ key, to }) => ({ type: 'line.set', key, count: to })),
    undo: moves.map(({ key }) => ({ type: 'line.set', key, count: had(key) }))
  }
}

const keyOf = ({ groupId, setId }: KeptLine): LineKey => setId ?? groupId ?? 0

const piecesOf = ({ count, stock }: KeptLine) => Math.min(count, stock)
