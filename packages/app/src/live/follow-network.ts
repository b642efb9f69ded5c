import type { ShopStore } from '@vitrina/core'
import { followLine } from '@vitrina/core/live'
import { connectionSubject, retryNow } from '@vitrina/core/store'

import type { Navigation } from '../routing/navigation-port.ts'

type Ways = Pick<Navigation, 'getState' | 'open' | 'standIn'>

/** Says that the network is gone before anything has failed for it, and goes on when it is back. */
export function followNetwork(store: ShopStore, { getState, open, standIn }: Ways): void {
  addEventListener('offline', () => store.send(connectionSubject, { type: 'connection.lost' }))
  addEventListener('online', () => retryNow(store))
  document.addEventListener('visibilitychange', () => document.hidden || retryNow(store))
  // Without it a toast tells of what could not be reached.
  const coming = import('./stand-in.ts').catch(() => undefined)
  void coming.then(code => code?.prepareStandIn({ standIn })).catch(() => undefined)
  followLine(store, async () => {
    const code = await coming
    const { payload } = getState().current
    if (code?.isStandIn(payload)) void open(payload.url, { replace: true })
  })
}
