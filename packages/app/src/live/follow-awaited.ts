import type { ShopStore } from '@vitrina/core'
import { followAwaited as follow } from '@vitrina/core/store'

import type { Navigation, NavigationState, Wish } from '../routing/navigation-port.ts'

type Ways = Pick<Navigation, 'getState' | 'subscribe' | 'read' | 'open'>

/** A page that the backend was not there to give is asked for until it is, or something else is wanted. */
export const followAwaited = (store: ShopStore, { getState, subscribe, read, open }: Ways): void =>
  follow(store, {
    wish: () => wishOf(getState()),
    isMoving: () => getState().pending !== undefined,
    async isThere(url) {
      const found = await read(url)
      return !('failure' in found && found.failure?.isAway)
    },
    open: ({ url, options }) => open(url, { ...options, isRetry: true }),
    subscribe
  })

function wishOf({ awaited, current }: NavigationState): Wish | undefined {
  const { url, failure } = current.payload
  return awaited ?? (failure?.isAway ? { url, options: { replace: true } } : undefined)
}
