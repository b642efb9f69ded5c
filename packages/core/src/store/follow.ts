import type { Store } from './store.ts'
import type { Subject } from './subject.ts'

/** What is shown, for frameworks that take a state as Svelte's `$` does. */
export interface Followed<State> {
  get(): State
  /** Calls `run` with the state at once, and after every change. Returns a function that stops it. */
  subscribe(run: (state: State) => void): () => void
}

/** A subject of a store, and the way to change it. */
export interface FollowedSubject<State, Command> extends Followed<State> {
  send(command: Command): void
}

/** Follows what a shop or a screen has opened, its first state included. */
export const follow = <State>({
  get,
  subscribe
}: {
  get(): State
  subscribe(listener: () => void): () => void
}): Followed<State> => ({
  get,
  subscribe(run) {
    run(get())
    return subscribe(() => run(get()))
  }
})

/**
 * Follows a subject of a store.
 *
 * @example
 * ```ts
 * import { badgeCount, basketSubject } from '@vitrina/core/basket'
 * import { createStore, followSubject } from '@vitrina/core/store'
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const shop = createTestShop()
 * const store = createStore({ initial: {}, host: shop.platform, loadShop: async () => shop })
 * const basket = followSubject(store, basketSubject)
 * const counts: number[] = []
 * basket.subscribe(state => counts.push(badgeCount(state)))
 * basket.send({ type: 'line.set', key: 7, count: 2 })
 * counts // → [0, 2]
 * ```
 */
export const followSubject = <State, Command>(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  subject: Subject<State, Command>
): FollowedSubject<State, Command> => ({
  ...follow({
    get: () => store.get(subject),
    subscribe: listener => store.subscribe(subject, listener)
  }),
  send: command => store.send(subject, command)
})
