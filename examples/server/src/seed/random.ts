export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Both ends included. */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  /** The list must not be empty. */
  pick<Item>(items: readonly Item[]): Item
}

/** A repeatable source of numbers (mulberry32): the same seed gives the same shop. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: probability => next() < probability,
    pick: items => itemAt(items, Math.floor(next() * items.length))
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
