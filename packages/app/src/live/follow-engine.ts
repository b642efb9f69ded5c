import { type Shop, type ShopStore, VERSION_MODAL } from '@vitrina/core'

import { keepWatched } from '../device-lists/keep-watched.ts'
import type { Navigation } from '../routing/navigation.ts'
import { watchProducts } from '../watched/watch-products.ts'
import { showConnection } from './show-connection.tsx'

/** What of the page the living shop works with. */
export interface EngineSurroundings {
  readonly navigation: Pick<Navigation, 'getState' | 'subscribe'>
  readonly store: ShopStore
}

/** Joins the living shop with the page: arrivals go in, messages and windows come out. */
export function followEngine(shop: Shop, { navigation, store }: EngineSurroundings): void {
  showConnection(store)
  keepWatched(store)
  watchProducts(store, navigation)
  // What was arrived at before the engine came is checked by its start, once.
  let { arrivals } = navigation.getState()
  navigation.subscribe(() => {
    const { arrivals: next, current } = navigation.getState()
    if (next !== arrivals) shop.navigate(current.payload.url)
    arrivals = next
  })
  let isAsking = false
  shop.modals.subscribe(({ context }) => {
    if (isAsking || !context.open.some(({ key }) => key === VERSION_MODAL)) return
    isAsking = true
    void askToReload(shop)
  })
}

async function askToReload(shop: Shop): Promise<void> {
  const accept = () => shop.version.send({ type: 'version.accept' })
  try {
    const { showVersionWindow } = await import('./version-window.tsx')
    showVersionWindow(accept)
  } catch {
    // The code of the window is gone with the old build: nothing is left but to reload.
    accept()
  }
}
