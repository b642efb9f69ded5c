import type { ShopStore } from '@vitrina/core'
import { connectionMessages, connectionSubject } from '@vitrina/core/store'
import { toastsSubject } from '@vitrina/core/toasts'

import type { Navigation } from '../routing/navigation-port.ts'
import { isStandIn, prepareStandIn } from './stand-in.ts'

type Ways = Pick<Navigation, 'getState' | 'open' | 'standIn'>

/** Says that the network is gone before anything has failed for it, and goes on when it is back. */
export function followNetwork(store: ShopStore, navigation: Ways): void {
  addEventListener('offline', () => store.send(connectionSubject, { type: 'connection.lost' }))
  addEventListener('online', () => store.send(connectionSubject, { type: 'connection.retry' }))
  // Without it a toast tells of what could not be reached.
  void prepareStandIn(navigation).catch(() => undefined)
  let { status } = store.get(connectionSubject)
  store.subscribe(connectionSubject, () => {
    const before = status
    status = store.get(connectionSubject).status
    if (before === 'lost' && status === 'open') goOn(store, navigation)
  })
}

function goOn(store: ShopStore, { getState, open }: Ways) {
  const toast = { tone: 'good', text: connectionMessages.found } as const
  store.send(toastsSubject, { type: 'toast.show', toast })
  const { payload } = getState().current
  if (isStandIn(payload)) void open(payload.url, { replace: true })
}
