import { navigationTarget } from '@vitrina/core/routes'

import type { AnyPage } from '../page/define-page.ts'
import type { PagePayload, PayloadRedirect } from '../page/page-payload.ts'
import { createEntryCache } from './entry-cache.ts'
import type { HistoryPort, Place } from './history-port.ts'
import { createPrefetch } from './prefetch.ts'

/** A page ready to be shown: its data and its code. */
export interface LoadedPage {
  readonly payload: PagePayload
  readonly page: AnyPage
}

export interface NavigationState {
  readonly current: LoadedPage
  /** The address that is being loaded. */
  readonly pending: string | undefined
  /** Grows with every page shown: focus and announcement follow it. */
  readonly visit: number
  /** Grows with every arrival at an address: clicked, read ahead, Back, by code (G2). */
  readonly arrivals: number
  /** The page has to be there at once from top to bottom: scroll is about to move in it. */
  readonly isWhole: boolean
  /** The last navigation did not reach the shop. */
  readonly offline: boolean
}

export interface OpenOptions {
  readonly replace?: boolean | undefined
  /** The same screen in another state: scroll and focus stay. */
  readonly keepPlace?: boolean | undefined
  /** Another page of the same list: the way to its top is seen (§4). */
  readonly isSmooth?: boolean | undefined
}

export interface NavigationPorts {
  readonly history: HistoryPort
  /** `isAhead`: on an intent, before anybody goes there; it may leave nothing behind. */
  readonly loadPayload: (url: string, isAhead: boolean) => Promise<PagePayload | PayloadRedirect>
  /** Throws when the code cannot be fetched: a new build has replaced it, or the network is gone. */
  readonly loadPage: (payload: PagePayload) => Promise<AnyPage>
  /** Fetches the code of the page at an address while its data is on the way. */
  readonly warm: (url: string) => void
  /** The visitor stays where he is: what he wanted is out of reach. */
  readonly tellOffline: () => void
}

/** Everything components may do with addresses. */
export interface Navigation {
  getState(): NavigationState
  subscribe(listener: () => void): () => void
  /** Rejects for an address outside the shop: nobody gave permission to leave (§8). */
  open(url: string, options?: OpenOptions): Promise<void>
  prefetch(url: string): void
  /** Reads the shown page again, or the one that is on its way: after sign-in, sign-out, another currency. */
  refresh(): Promise<void>
  /** Goes on as another visitor: nothing that was read before is shown again. */
  openAfresh(url: string): Promise<void>
  /** The payload of another address, for a part of a page that changes in place. */
  read(url: string): Promise<PagePayload | PayloadRedirect>
  /** Keeps what a page has grown to, so that Back shows it again. */
  extend(grown: Partial<Pick<PagePayload, 'data' | 'parts'>>): void
  /** Another answer for the address that is shown; nothing that was read before is shown again. */
  replace(payload: PagePayload): Promise<void>
  /** From now on this stands at an address that is out of reach; until then a toast tells of it. */
  standIn(make: (url: string) => LoadedPage): void
  /** Writes another address for the page that is shown, without loading anything. */
  rewrite(url: string): void
  /** Starts to follow the browser's Back and Forward; returns the way to stop. */
  start(): () => void
}

type Loaded =
  | ({ readonly kind: 'page' } & LoadedPage)
  | { readonly kind: 'redirect'; readonly url: string }

interface Wish {
  readonly url: string
  readonly options: OpenOptions
}

const REDIRECTS_MAX = 5
const TOP: Place = { x: 0, y: 0 }

/** Moves between pages: the newest wish wins, Back needs no load. */
export function createNavigation(first: LoadedPage, ports: NavigationPorts): Navigation {
  const { history } = ports
  const listeners = new Set<() => void>()
  const entries = createEntryCache<LoadedPage>()
  // Where a redirect leads is decided when somebody goes there.
  const prefetch = createPrefetch({ load, isLasting: ({ kind }) => kind === 'page' })
  let state: NavigationState = {
    current: first,
    pending: undefined,
    visit: 0,
    arrivals: 0,
    isWhole: true,
    offline: false
  }
  let key = history.key()
  /** Where somebody is going, as long as `pending` says so. */
  let wish: Wish | undefined
  let unreached: ((url: string) => LoadedPage) | undefined
  entries.keep(key, first)

  function set(patch: Partial<NavigationState>) {
    state = { ...state, ...patch }
    if (state.pending === undefined) wish = undefined
    for (const listener of listeners) listener()
  }

  async function load(url: string, isAhead: boolean): Promise<Loaded> {
    navigationTarget(url)
    ports.warm(url)
    const payload = await ports.loadPayload(url, isAhead)
    if ('redirect' in payload) {
      // A rule leads to another site: only a document load may leave the shop.
      if (!payload.redirect.startsWith('/')) throw new Error(`Not a page: ${payload.redirect}`)
      return { kind: 'redirect', url: payload.redirect }
    }
    return { kind: 'page', payload, page: await ports.loadPage(payload) }
  }

  async function follow(url: string, hops = 0): Promise<{ url: string; loaded: LoadedPage }> {
    const loaded = await prefetch.take(url)
    if (loaded.kind === 'page') return { url, loaded }
    if (hops === REDIRECTS_MAX) throw new Error(`Not a page: ${url}`)
    return follow(loaded.url, hops + 1)
  }

  async function open(url: string, options?: OpenOptions) {
    navigationTarget(url)
    return go(url, options)
  }

  async function go(url: string, options: OpenOptions = {}) {
    const ready = prefetch.ready(url)
    if (ready?.kind === 'page') {
      void prefetch.take(url)
      return arrive(url, ready, options)
    }
    const own: Wish = { url, options }
    wish = own
    set({ pending: url, offline: false })
    try {
      const found = await follow(url)
      if (wish === own) arrive(found.url, found.loaded, options)
    } catch {
      // A document load shows what is wrong, or heals it; the guard keeps it from repeating.
      if (wish !== own) return
      const offline = !history.reload(url)
      set({ pending: undefined, offline })
      if (!offline) return
      // A filter or a page read again keeps what is shown; elsewhere the address says what is there.
      if (unreached && !options.keepPlace) arrive(url, unreached(url), options)
      else ports.tellOffline()
    }
  }

  function arrive(
    url: string,
    loaded: LoadedPage,
    { replace = false, keepPlace = false, isSmooth = false }: OpenOptions
  ) {
    entries.leave(key, history.place())
    key = history.write(url, replace)
    entries.keep(key, loaded)
    const arrivals = state.arrivals + 1
    if (keepPlace) return set({ current: loaded, pending: undefined, arrivals })
    const anchor = anchorOf(url)
    show(loaded, anchor !== undefined || isSmooth)
    history.restore(anchor ?? TOP, isSmooth)
  }

  function show(current: LoadedPage, isWhole: boolean) {
    const [visit, arrivals] = [state.visit + 1, state.arrivals + 1]
    set({ current, pending: undefined, visit, arrivals, isWhole, offline: false })
  }

  async function moved() {
    entries.leave(key, history.place())
    key = history.key()
    const known = entries.find(key)
    if (known === undefined) return go(history.url(), { replace: true })
    show(known.value, true)
    history.restore(known.place ?? TOP)
  }

  function forget() {
    entries.clear()
    prefetch.clear()
  }

  function replaceCurrent(patch: Partial<PagePayload>) {
    const current = { ...state.current, payload: { ...state.current.payload, ...patch } }
    entries.keep(key, current)
    set({ current })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    prefetch: prefetch.start,
    refresh() {
      forget()
      // Whoever is on the way elsewhere goes on, to what is read now.
      const { url, options } = wish ?? {
        url: history.url(),
        options: { replace: true, keepPlace: true }
      }
      return go(url, options)
    },
    openAfresh(url) {
      forget()
      return open(url, { replace: true })
    },
    async read(url) {
      navigationTarget(url)
      return ports.loadPayload(url, false)
    },
    async replace(payload) {
      forget()
      set({ pending: undefined })
      const page = await ports.loadPage(payload)
      entries.keep(key, { payload, page })
      show({ payload, page }, true)
    },
    extend: replaceCurrent,
    standIn(make) {
      unreached = make
    },
    rewrite(url) {
      key = history.write(url, true)
      replaceCurrent({ url })
    },
    start: () => history.listen(() => void moved())
  }
}

function anchorOf(url: string): { id: string } | undefined {
  const id = url.split('#')[1]
  return id ? { id: decodeURIComponent(id) } : undefined
}
