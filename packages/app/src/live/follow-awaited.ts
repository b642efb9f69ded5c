import type { ShopStore } from '@vitrina/core'
import { type AwaitedCommand, awaitedSubject, connectionSubject } from '@vitrina/core/store'

import type { Navigation, NavigationState, Wish } from '../routing/navigation-port.ts'

type Ways = Pick<Navigation, 'getState' | 'subscribe' | 'read' | 'open'>

/** A page that the backend was not there to give is asked for until it is, or something else is wanted. */
export function followAwaited(store: ShopStore, navigation: Ways): void {
  const send = (command: AwaitedCommand) => store.send(awaitedSubject, command)
  const retry = () => send({ type: 'awaited.retry' })
  const follow = () => {
    const state = navigation.getState()
    if (state.pending !== undefined) return
    const wish = wishOf(state)
    send(wish ? { type: 'awaited.missed', url: wish.url } : { type: 'awaited.dropped' })
  }
  let { tries } = store.get(awaitedSubject)
  store.subscribe(awaitedSubject, () => {
    const before = tries
    tries = store.get(awaitedSubject).tries
    if (tries > before) void look(navigation)
  })
  navigation.subscribe(follow)
  follow()
  retryInTime(store, retry)
}

/** Nobody waits for the rest of a pause when there is a sign that the shop may be back. */
function retryInTime(store: ShopStore, retry: () => void) {
  addEventListener('online', retry)
  document.addEventListener('visibilitychange', () => document.hidden || retry())
  store.subscribe(connectionSubject, () => {
    if (store.get(connectionSubject).status === 'open') retry()
  })
}

/** Only the data is asked for: as long as it does not come, nothing on the page tells of a try. */
async function look({ getState, read, open }: Ways) {
  const wish = wishOf(getState())
  if (wish === undefined) return
  // What does not come at all is as far away as before.
  const found = await read(wish.url).catch(() => undefined)
  if (found === undefined || ('failure' in found && found.failure?.isAway)) return
  const { url, options } = wish
  if (wishOf(getState())?.url === url) await open(url, { ...options, isRetry: true })
}

function wishOf({ pending, awaited, current }: NavigationState): Wish | undefined {
  if (pending !== undefined) return undefined
  const { url, failure } = current.payload
  return awaited ?? (failure?.isAway ? { url, options: { replace: true } } : undefined)
}
