import type { BasketCommand } from '../basket/basket-command.ts'
import type { Basket } from '../entities/basket.ts'
import type { KeptLine } from '../entities/kept-basket.ts'

/** What becomes of the basket that is there already. */
export type TakingMode = 'add' | 'replace'

/** Commands that put a kept basket into the present one, and those that take it out again. */
export interface Taking {
  readonly commands: readonly BasketCommand[]
  readonly undo: readonly BasketCommand[]
}

/** A line or a set, and how many pieces of it. */
interface Pieces {
  readonly put: (count: number) => BasketCommand
  readonly count: number
}

/**
 * Takes a kept basket back: as many of each as there are, and at least as many as lie in the basket, so
 * that a second click adds nothing. What is sold out stays where it is.
 */
export function takingOf(
  present: Pick<Basket, 'data'>,
  lines: readonly KeptLine[],
  mode: TakingMode
): Taking {
  const before = piecesOf(present)
  const wanted = new Map(
    lines
      .filter(({ stock }) => stock > 0)
      .map(line => [keyOf(line), { put: putOf(line), count: Math.min(line.count, line.stock) }])
  )
  const left = mode === 'replace' ? [...before].filter(([key]) => !wanted.has(key)) : []
  const moves = [
    ...left.map(([key, { put }]) => ({ key, put, to: 0 })),
    ...[...wanted].map(([key, { put, count }]) => {
      const had = mode === 'add' ? (before.get(key)?.count ?? 0) : 0
      return { key, put, to: Math.max(had, count) }
    })
  ].filter(({ key, to }) => to !== (before.get(key)?.count ?? 0))
  return {
    commands: moves.map(({ put, to }) => put(to)),
    undo: moves.map(({ key, put }) => put(before.get(key)?.count ?? 0))
  }
}

type Key = Pick<KeptLine, 'groupId' | 'setId'>

const keyOf = ({ groupId, setId }: Key) => setId ?? String(groupId)

const putOf =
  ({ groupId, setId }: Key) =>
  (count: number): BasketCommand => {
    if (setId !== null) return { type: 'set.put', setId, count }
    const line = { groupId: groupId ?? 0 }
    return count === 0 ? { type: 'line.remove', ...line } : { type: 'line.set', ...line, count }
  }

const piecesOf = ({ data }: Pick<Basket, 'data'>): ReadonlyMap<string, Pieces> =>
  new Map(
    data
      .flatMap(({ products, constructorSets }) => [
        ...constructorSets.map(({ id, count }) => ({ groupId: null, setId: id, count })),
        ...products.flatMap(({ groups }) =>
          groups.map(({ id, count }) => ({ groupId: id, setId: null, count }))
        )
      ])
      .map(line => [keyOf(line), { put: putOf(line), count: line.count }])
  )
