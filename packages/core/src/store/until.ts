import { need } from '../platform/given.ts'
import { needFunctions } from '../platform/needed.ts'

/** A machine as XState has it: its states are snapshots. */
interface Machine<State> {
  getSnapshot(): State
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** What a shop or a screen has opened. */
interface Shown<State> {
  get(): State
  subscribe(listener: () => void): () => void
}

/**
 * Resolves with the first state, from now on, of which `isSo` holds.
 *
 * @example
 * ```ts
 * import { isReading, until } from '@vitrina/core/store'
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const shop = createTestShop()
 * const listing = (await shop.part('openListing'))()
 *
 * listing.send({ type: 'listing.open', href: '/search' })
 * const { failure } = await until(listing, reading => !isReading(reading))
 * ```
 */
export function until<State>(
  opened: Machine<State> | Shown<State>,
  isSo: (state: State) => boolean
): Promise<State> {
  needFunctions(opened, 'until(opened)', ['subscribe'])
  need(typeof isSo === 'function', 'until(isSo)', 'a function')
  const shown = 'getSnapshot' in opened ? shownBy(opened) : opened
  const now = shown.get()
  if (isSo(now)) return Promise.resolve(now)
  return new Promise(done => {
    const stop = shown.subscribe(() => {
      const state = shown.get()
      if (!isSo(state)) return
      stop()
      done(state)
    })
  })
}

const shownBy = <State>(machine: Machine<State>): Shown<State> => ({
  get: () => machine.getSnapshot(),
  subscribe(listener) {
    const following = machine.subscribe(listener)
    return () => following.unsubscribe()
  }
})
