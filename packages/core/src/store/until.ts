import { need } from '../errors/given.ts'
import { needFunctions } from '../errors/needed.ts'

interface Followed {
  subscribe(listener: () => void): { unsubscribe(): void }
}

/** A machine or an opened subject, or a reading of a list or a product. */
type Opened<State> = Followed & ({ getSnapshot(): State } | { get(): State })

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
  opened: Opened<State>,
  isSo: (state: State) => boolean
): Promise<State> {
  needFunctions(opened, 'until(opened)', ['subscribe'])
  need(typeof isSo === 'function', 'until(isSo)', 'a function')
  const read = () => ('getSnapshot' in opened ? opened.getSnapshot() : opened.get())
  const now = read()
  if (isSo(now)) return Promise.resolve(now)
  return new Promise(done => {
    const following = opened.subscribe(() => {
      const state = read()
      if (!isSo(state)) return
      following.unsubscribe()
      done(state)
    })
  })
}
