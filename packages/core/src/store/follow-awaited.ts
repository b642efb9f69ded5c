import { needFunctions } from '../platform/check-platform.ts'
import { need } from '../platform/input.ts'
import { defineSubject } from './by-command.ts'
import { connectionSubject } from './connection.ts'
import { growingPauseMs } from './growing-pause.ts'
import type { Store } from './store.ts'

/** A page that the shop could not give for want of what stands behind it, and that is still wanted. */
export interface Awaited {
  /** Its address; undefined while nothing is awaited. */
  readonly url: string | undefined
  /** How often it was asked for again since. */
  readonly tries: number
}

export type AwaitedCommand =
  /** It is wanted, and it did not come. */
  | { readonly type: 'awaited.missed'; readonly url: string }
  | { readonly type: 'awaited.retry' }
  /** It has come, or something else is wanted. */
  | { readonly type: 'awaited.dropped' }

const nothing: Awaited = { url: undefined, tries: 0 }

/** Whoever shows pages asks for it each time `tries` grows: less and less often, or when he is told to. */
export const awaitedSubject = /* @__PURE__ */ defineSubject<Awaited, AwaitedCommand>({
  name: 'awaited',
  start: () => nothing,
  commands: {
    'awaited.missed': (page, { url }) => (page.url === url ? page : { url, tries: 0 }),
    'awaited.retry': page => (page.url === undefined ? page : { ...page, tries: page.tries + 1 }),
    'awaited.dropped': page => (page.url === undefined ? page : nothing)
  },
  due: ({ url, tries }) =>
    url === undefined
      ? undefined
      : {
          id: `${tries} ${url}`,
          ms: growingPauseMs(tries + 1),
          command: { type: 'awaited.retry' }
        }
})

/** The pages of a front, as what is awaited of them goes by. */
interface AwaitedPages<Destination extends { readonly url: string }> {
  /** What is wanted and did not come; undefined where nothing is. */
  destination(): Destination | undefined
  /** Another page is on its way: what is awaited is settled when it has come. */
  isMoving(): boolean
  /** Whether the shop has the page now; only looks. */
  isThere(url: string): Promise<boolean>
  open(destination: Destination): unknown
  subscribe(listener: () => void): unknown
}

/**
 * Asks for a page that the shop was not there to give until it is, or something else is wanted. As long
 * as it does not come, nothing on the page tells of a try.
 */
export function followAwaited<Destination extends { readonly url: string }>(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  pages: AwaitedPages<Destination>
): void {
  const send = (command: AwaitedCommand) => store.send(awaitedSubject, command)

  const wanted = () => (pages.isMoving() ? undefined : pages.destination())

  function settle() {
    if (pages.isMoving()) return
    const destination = pages.destination()
    send(
      destination ? { type: 'awaited.missed', url: destination.url } : { type: 'awaited.dropped' }
    )
  }

  async function check() {
    const destination = wanted()
    if (destination === undefined) return
    // What does not come at all is as far away as before.
    const isThere = await pages.isThere(destination.url).catch(() => false)
    if (isThere && wanted()?.url === destination.url) await pages.open(destination)
  }

  let { tries } = store.get(awaitedSubject)
  store.subscribe(awaitedSubject, () => {
    const before = tries
    tries = store.get(awaitedSubject).tries
    if (tries > before) void check()
  })
  pages.subscribe(settle)
  settle()
}

/** Nobody waits for the rest of a pause: of a visitor who asks, or at a sign that the shop is back. */
export function retryNow(store: Pick<Store, 'send'>): void {
  store.send(connectionSubject, { type: 'connection.retry' })
  store.send(awaitedSubject, { type: 'awaited.retry' })
}

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
 * const listing = (await shop.service('openListing'))()
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
