import type { ShopState } from '@vitrina/core'
import { createShopHandle, loadOnIntent } from '@vitrina/react-ui'
import { hydrateRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { replayEarlyEvents } from './loader/replay.ts'
import { loadPage } from './pages/index.ts'
import type { PagePayload } from './pages/page-payload.ts'
import { browserMedia, browserSource, loadEngine } from './platform/browser.ts'
import { warmPage } from './platform/page-source.ts'
import {
  createPayloadSource,
  renewSession,
  takePreviousLink,
  watchOtherTabs
} from './platform/session-source.ts'
import { createBrowserHistory } from './routing/browser-history.ts'
import { followSession } from './routing/follow-session.ts'
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
    {
      history: createBrowserHistory(),
      loadPayload: createPayloadSource(shop),
      loadPage,
      warm: warmPage
    }
  )
  hydrateRoot(root, <App shop={shop} navigation={navigation} media={browserMedia()} />)
  navigation.start()
  followLinks(navigation, document)
  loadOnIntent(shop, document)
  followSession(shop, navigation, takePreviousLink)
  watchOtherTabs(shop)
  // After the first commit, which `hydrateRoot` schedules.
  requestIdleCallback(replayEarlyEvents)
  if (payload.renew) void renewSession(shop).then(() => navigation.refresh())
}

/** Written by this shop's own server into this very document. */
function readState(): DocumentState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '')
}
