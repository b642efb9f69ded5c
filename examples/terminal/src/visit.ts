import type { Shop } from '@vitrina/core'
import type { ProductCard } from '@vitrina/core/entities'

import type { Screen } from './screen.ts'

/** One visitor in the shop, and what he has before his eyes. */
export interface Visit {
  readonly shop: Shop
  readonly screen: Screen
  /** Numbers in commands mean rows of it. */
  shelf: Shelf
  /** The product looked at last. */
  product: ProductCard | undefined
}

export interface Shelf {
  readonly products: readonly ProductCard[]
  /** The next page of the same list; undefined at its end. */
  readonly more: (() => Promise<void>) | undefined
}

export const emptyShelf: Shelf = { products: [], more: undefined }

/** A wish that cannot be fulfilled; its message is for the visitor. */
export class Misunderstanding extends Error {}

interface Observed<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** Resolves with the first snapshot, from now on, of which `isSo` holds. */
export const until = <Snapshot>(
  actor: Observed<Snapshot>,
  isSo: (snapshot: Snapshot) => boolean
): Promise<Snapshot> =>
  new Promise(done => {
    const look = () => {
      const snapshot = actor.getSnapshot()
      if (!isSo(snapshot)) return
      subscription?.unsubscribe()
      done(snapshot)
    }
    const subscription = actor.subscribe(look)
    look()
  })
