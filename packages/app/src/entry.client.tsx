import type { ShopState } from '@vitrina/core'
import { createShopHandle, loadOnIntent } from '@vitrina/react-ui'
import { hydrateRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { replayEarlyEvents } from './loader/replay.ts'
import type { PagePayload } from './pages/page-payload.ts'
import { browserMedia, browserSource, loadEngine } from './platform/browser.ts'
import { createBrowserHistory } from './platform/browser-history.ts'
import { loadPage, loadPayload, warmPage } from './platform/page-source.ts'
import { followLinks } from './routing/link-intents.ts'
import { createNavigation } from './routing/navigation.ts'

interface DocumentState {
  readonly payload: PagePayload
  readonly shop: ShopState
}

await start()

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no #root')
  const { payload, shop: shopState } = readState()
  const page = await loadPage(payload)
  const shop = createShopHandle(shopState, loadEngine, browserSource)
  const navigation = createNavigation(
    { payload, page },
    { history: createBrowserHistory(), loadPayload, loadPage, warm: warmPage }
  )
  hydrateRoot(root, <App shop={shop} navigation={navigation} media={browserMedia()} />)
  navigation.start()
  followLinks(navigation, document)
  loadOnIntent(shop, document)
  // After the first commit, which `hydrateRoot` schedules.
  requestIdleCallback(replayEarlyEvents)
  if (payload.renew) void shop.engine().then(() => navigation.refresh())
}

/** Written by this shop's own server into this very document. */
function readState(): DocumentState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '')
}
