import { type Shop, type ShopStore, VERSION_MODAL } from '@vitrina/core'
import { isModalOpen } from '@vitrina/core/modals'
import { replaceBrokenPictures } from '@vitrina/react-ui'

import { keepWatched } from '../device-lists/keep-watched.ts'
import { keepGrown } from '../listing/keep-grown.ts'
import { keepPages } from '../reviews/keep-pages.ts'
import { richTextStyle } from '../rich-text/rich-text.tsx'
import type { Navigation } from '../routing/navigation-port.ts'
import { watchProducts } from '../watched/watch-products.ts'
import { followAwaited } from './follow-awaited.ts'
import { followNetwork } from './follow-network.ts'
import { bringPicturesToPrint } from './printing.ts'
import { showConnection } from './show-connection.tsx'

/** What of the page the living shop works with. */
export interface EngineSurroundings {
  readonly navigation: Pick<
    Navigation,
    'getState' | 'subscribe' | 'open' | 'read' | 'standIn' | 'extend' | 'keepBy'
  >
  readonly store: ShopStore
}

/** Joins the living shop with the page: arrivals go in, messages and windows come out. */
export function followEngine(shop: Shop, { navigation, store }: EngineSurroundings): void {
  // Now, while the site has it: the release that needs the window takes its code away.
  void loadWindow().catch(() => undefined)
  showConnection(store)
  followNetwork(store, navigation)
  followAwaited(store, navigation)
  bringPicturesToPrint()
  replaceBrokenPictures(`.${richTextStyle()}`)
  keepWatched(store)
  keepGrown(store, navigation)
  keepPages(navigation)
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
    if (isAsking || !isModalOpen(context, VERSION_MODAL)) return
    isAsking = true
    void askToReload(shop)
  })
}

const loadWindow = () => import('./version-window.tsx')

async function askToReload(shop: Shop): Promise<void> {
  try {
    const { showVersionWindow } = await loadWindow()
    showVersionWindow(shop, VERSION_MODAL)
  } catch {
    // It was gone before it was fetched: nothing is left but to reload.
    shop.version.send({ type: 'version.accept' })
  }
}
