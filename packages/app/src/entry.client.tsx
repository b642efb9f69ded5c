import type { ShopState, ShopStore } from '@vitrina/core'
import { browserCookies, browserHost, followLinks } from '@vitrina/core/browser'
import type { PageNames } from '@vitrina/core/routes'
import { initialStates, sessionSubject } from '@vitrina/core/session'
import { connectionSubject, createStore, type ShopToast, toastsSubject } from '@vitrina/core/store'
import { setShopTimeZone } from '@vitrina/core/values'
import { onMissingStyle } from '@vitrina/react-ui'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { prepareReplay } from './early/prepare-replay.ts'
import { layoutMessages } from './frames/layout.messages.ts'
import { loadIcons } from './live/icons.ts'
import {
  createPageLife,
  createPayloadSource,
  isDated,
  loadRenewal,
  takeArrival,
  watchOtherTabs,
  watchReturns
} from './live/page-life.ts'
import { loadFirstPage, loadPages, pagesAtHand } from './pages/first-page.ts'
import { atRest, browserMedia, savesData, whenIdle } from './platform/browser.ts'
import { onFirstIntent } from './platform/first-intent.ts'
import { watchMoves } from './platform/first-touch.ts'
import { followConsent } from './platform/follow-consent.ts'
import { followSession } from './platform/follow-session.ts'
import { readMenu } from './platform/menu.ts'
import { createOwnLoads, followMissingCode, healing } from './platform/missing-code.ts'
import { followFailures } from './platform/on-failure.ts'
import { bringStylesheet, loadStylesheet } from './platform/stylesheet.ts'
import { createBrowserHistory, followLayers } from './routing/browser-history.ts'
import type { AnyPage } from './routing/define-page.ts'
import { createNavigation, type NavigationPorts } from './routing/navigation.ts'
import type { PagePayload } from './routing/page-payload.ts'

interface DocumentState {
  /** Told beside the page; empty where nothing is. */
  readonly notice: string
  readonly payload: PagePayload
  /** Where some pages have other addresses than those of the route table. */
  readonly pages?: PageNames
  /** Without the categories where the document shows them. */
  readonly shop: Omit<ShopState, 'categories'> & Partial<ShopState>
}

// It does not begin by itself: pages wait for the file that it is part of.
if (window.__early) window.__early.start = start

async function start() {
  const root = document.getElementById('root')
  onMissingStyle(bringStylesheet)
  if (root === null) throw new Error('No #root')
  const { notice, payload, pages, shop: shopState } = readState()
  // Before anything is drawn: the server has drawn the dates of this zone.
  if (shopState.settings?.timeZone) setShopTimeZone(shopState.settings.timeZone)
  const isArrival = takeArrival()
  if (window.__texts) (await import('./platform/own-texts.ts')).placeOwnTexts(window.__texts)
  const page = await loadFirstPage(payload)
  const replay = await prepareReplay(root)
  const history = createBrowserHistory()
  const reload = () => history.reload(location.pathname + location.search)
  const shop: ShopStore = createStore({
    initial: initialStates({
      ...shopState,
      categories: shopState.categories ?? readMenu(document)
    }),
    host: browserHost,
    loadShop: () =>
      life.loadShop().catch(error => {
        // One that is known to be lost is told of by a note.
        if (shop.get(connectionSubject).status !== 'lost') reportOffline()
        throw error
      })
  })
  const show = (toast: ShopToast) => shop.send(toastsSubject, { type: 'toast.show', toast })
  const reportOffline = () => show({ tone: 'error', text: layoutMessages.noConnection })
  const ownLoads = createOwnLoads()
  const renamed = pages && (await import('./routing/renamed-pages.ts')).renamePages(pages, document)
  const ports: NavigationPorts = {
    history,
    loadPayload: createPayloadSource(shop),
    loadPage: payload => ownLoads.run(loadDressedPage(payload)),
    isDated,
    reportOffline,
    readAhead: page => savesData() || pagesAtHand()?.bringPictures(page, browserMedia()),
    warm: url => void ownLoads.run(warmed(url)).catch(() => undefined)
  }
  const navigation = createNavigation({ payload, page }, renamed?.ports(ports) ?? ports)
  const life = createPageLife({ navigation, store: shop, ports })
  // As a transition it is done in slices: what the visitor does meanwhile does not wait for the rest.
  startTransition(() => {
    hydrateRoot(root, <App shop={shop} navigation={navigation} media={browserMedia()} />, {
      onUncaughtError: error => void endWith(root, error, shop),
      // React has drawn the part anew by itself: nothing is lost that a page would have to go for.
      onRecoverableError: error => console.error(error)
    })
  })
  navigation.start()
  watchMoves(() => {
    const { pending, isDrawn } = navigation.getState()
    return pending !== undefined || !isDrawn
  })
  followLayers(shop)
  const heal = healing({
    isThere: async () => (await fetch('/builds/latest.json', { cache: 'no-store' })).ok,
    reload
  })
  followFailures(navigation, heal)
  followMissingCode(window, { unlessTheirs: ownLoads.unlessTheirs, heal })
  const shownUrl = () => navigation.getState().current.payload.url
  followLinks({ ...(renamed?.forLinks(navigation) ?? navigation), shownUrl }, document)
  followConsent(document, { notify: show, changed: () => navigation.refresh() })
  onFirstIntent(document, () => {
    // The action itself loads it again, and tells the visitor when it does not come.
    void shop.engine().catch(() => undefined)
    bringStylesheet()
    void ownLoads.run(loadIcons()).catch(() => undefined)
  })
  followSession(
    {
      session: () => shop.get(sessionSubject),
      subscribe: listener => shop.subscribe(sessionSubject, listener)
    },
    {
      ...navigation,
      notify: text => show({ tone: 'warning', text })
    },
    browserCookies
  )
  watchOtherTabs(shop)
  watchReturns(shop, {
    isDated: () => isDated(navigation.getState().current.payload),
    refresh: () => void navigation.refresh(),
    reload
  })
  replay()
  if (isArrival && shopState.session.signedIn) {
    show({ tone: 'good', text: layoutMessages.signedIn })
  }
  if (notice) show({ tone: 'warning', text: notice })
  atRest(() => {
    if (!savesData()) {
      // What a touch would otherwise wait for: its rules are read and its code is there.
      bringStylesheet()
      void loadPages().then(
        ({ followNext }) =>
          followNext(navigation, {
            mayRead: () => !shop.get(sessionSubject).signedIn,
            inner: renamed?.inner,
            run: ownLoads.run,
            whenIdle
          }),
        () => undefined
      )
    }
    // The next intent asks again for what does not come.
    void life.rest().catch(() => undefined)
  })
  // A renewal that failed is tried once more on the way to the page, which then tells of it.
  if (payload.renew) {
    void loadRenewal()
      .then(({ renewSession }) => renewSession(shop))
      .then(navigation.refresh, navigation.refresh)
  }
}

/** Without a promise where the table is at hand: a touch would wait for one. */
async function warmed(url: string): Promise<void> {
  return (pagesAtHand() ?? (await loadPages())).warmPage(url)
}

/** The frame of the shop failed: nothing of it is drawn any more. */
async function endWith(root: HTMLElement, error: unknown, shop: ShopStore) {
  console.error(error)
  const { showFatal } = await import('./frames/show-fatal.tsx')
  showFatal(root, error, shop)
}

/** The first page brought its styles and icons along; another one needs the others as well as its code. */
async function loadDressedPage(payload: PagePayload): Promise<AnyPage> {
  const [page] = await Promise.all([loadWholePage(payload), loadStylesheet(), loadIcons()])
  return page
}

async function loadWholePage(payload: PagePayload): Promise<AnyPage> {
  const page = await (await loadPages()).loadPage(payload)
  await Promise.all(page.late?.map(part => part.bring()) ?? [])
  return page
}

/** Written by this shop's own server into this very document; it must not outlive a sign-out there. */
function readState(): DocumentState {
  const element = document.getElementById('state')
  element?.remove()
  return JSON.parse(element?.textContent ?? '')
}
