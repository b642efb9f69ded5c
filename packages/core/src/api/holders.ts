/** Who holds how many of what has to be enough for everybody. */
export interface Holders {
  /** False when this one holds as many as one may. */
  take(who: string): boolean
  give(who: string): void
}

/** Counts what each one holds, `most` at most. */
export function createHolders(most: number): Holders {
  const held = new Map<string, number>()
  return {
    take(who) {
      const count = held.get(who) ?? 0
      if (count >= most) return false
      held.set(who, count + 1)
      return true
    },
    give(who) {
      const left = (held.get(who) ?? 0) - 1
      if (left > 0) held.set(who, left)
      else held.delete(who)
    }
  }
}
