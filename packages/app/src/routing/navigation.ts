import { navigationTarget } from '@vitrina/core/routes'
import type { AnyPage } from './define-page.ts'
import type {
  Destination,
  HistoryPort,
  LoadedPage,
  Navigation,
  NavigationState,
  PageRecord,
  Place
} from './navigation-port.ts'
import type { PagePayload, PayloadRedirect } from './page-payload.ts'
import { createPrefetch } from './prefetch.ts'

const ENTRIES_MAX = 30

interface Entry<Value> {
  readonly value: Value
  readonly place: Place | undefined
}

/** Pages by history entry, each with the place it was left at; the oldest are dropped. */
function createEntryCache<Value>() {
  const entries = new Map<string, Entry<Value>>()
  return {
    find: (key: string) => entries.get(key),
    keep(key: string, value: Value) {
      const place = entries.get(key)?.place
      entries.delete(key)
      entries.set(key, { value, place })
      const [oldest] = entries.keys()
      if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest)
    },
    leave(key: string, place: Place) {
      const entry = entries.get(key)
      if (entry !== undefined) entries.set(key, { ...entry, place })
    },
    clear: () => entries.clear()
  }
}

export interface NavigationPorts {
  readonly history: HistoryPort
  /** `isAhead`: on an intent, before anybody goes there; it may leave nothing behind. */
  readonly loadPayload: (url: string, isAhead: boolean) => Promise<PagePayload | PayloadRedirect>
  /** Throws when the code cannot be fetched: a new build has replaced it, or the network is gone. */
  readonly loadPage: (payload: PagePayload) => Promise<AnyPage>
  /** Fetches the code of the page at an address while its data is on the way. */
  readonly warm: (url: string) => void
  /** A page was read before anybody goes there: what it shows first can be fetched as well. */
  readonly readAhead: (page: LoadedPage) => void
  /** Whether the visitor has chosen something since, as a town, that the page goes by. */
  readonly isDated: (payload: PagePayload) => boolean
  /** The visitor stays where he is: what he wanted is out of reach. */
  readonly reportOffline: () => void
}

type Loaded = LoadedPage | { readonly url: string; readonly payload?: undefined }

const REDIRECTS_MAX = 5
const TOP: Place = { x: 0, y: 0 }
const SETTLED = { pending: undefined, awaited: undefined }

/** Moves between pages: the newest wish wins, Back needs no load. */
export function createNavigation(first: LoadedPage, ports: NavigationPorts): Navigation {
  const { history, isDated } = ports
  const listeners = new Set<() => void>()
  const entries = createEntryCache<LoadedPage>()
  const prefetch = createPrefetch({ load, isLasting: isThere })
  let state: NavigationState = {
    ...SETTLED,
    current: first,
    visit: 0,
    arrivals: 0,
    isWhole: true,
    isDrawn: true
  }
  let key = history.key()
  /** Where somebody is going, as long as `pending` says so. */
  let destination: Destination | undefined
  let unreached: ((url: string) => LoadedPage) | undefined
  let record: PageRecord | undefined
  entries.keep(key, first)

  function set(patch: Partial<NavigationState>) {
    state = { ...state, ...patch }
    if (state.pending === undefined) destination = undefined
    for (const listener of listeners) listener()
  }

  async function load(url: string, isAhead: boolean): Promise<Loaded> {
    navigationTarget(url)
    ports.warm(url)
    const payload = record?.find(url) ?? (await ports.loadPayload(url, isAhead))
    if ('redirect' in payload) {
      // A rule leads to another site: only a document load may leave the shop.
      if (!payload.redirect.startsWith('/')) throw new Error(`Not a page: ${payload.redirect}`)
      return { url: payload.redirect }
    }
    const loaded = { payload, page: await ports.loadPage(payload) }
    if (isAhead) ports.readAhead(loaded)
    return loaded
  }

  async function follow(url: string, hops = 0): Promise<{ url: string; loaded: LoadedPage }> {
    const loaded = await prefetch.take(url)
    if (loaded.payload) return { url, loaded }
    if (hops === REDIRECTS_MAX) throw new Error(`Not a page: ${url}`)
    return follow(loaded.url, hops + 1)
  }

  async function open(url: string, options?: Destination['options']) {
    navigationTarget(url)
    return go(url, options)
  }

  async function go(url: string, options: Destination['options'] = {}) {
    const ready = prefetch.ready(url)
    if (ready?.payload) {
      void prefetch.take(url)
      return arrive(url, ready, options)
    }
    const own: Destination = { url, options }
    destination = own
    set({ ...SETTLED, pending: url })
    try {
      const found = await follow(url)
      if (destination !== own) return
      const isKept = options.keepPlace || options.isRetry
      if (isKept && !isThere(found.loaded)) set({ ...SETTLED, awaited: own })
      else arrive(found.url, found.loaded, options)
    } catch {
      // A document load shows what is wrong, or heals it; the guard keeps it from repeating.
      if (destination !== own) return
      if (history.reload(url)) return set(SETTLED)
      set({ ...SETTLED, awaited: own })
      // A filter or a page read again keeps what is shown; elsewhere the address says what is there.
      if (unreached && !options.keepPlace) arrive(url, unreached(url), options)
      else ports.reportOffline()
    }
  }

  function arrive(
    url: string,
    loaded: LoadedPage,
    { replace = false, keepPlace = false, isSmooth = false }: Destination['options']
  ) {
    entries.leave(key, history.place())
    key = history.write(url, replace)
    entries.keep(key, loaded)
    if (keepPlace) return land({ current: loaded })
    const anchor = anchorOf(url)
    show(loaded, anchor !== undefined || isSmooth)
    history.restore(anchor ?? TOP, isSmooth)
  }

  function show(current: LoadedPage, isWhole: boolean) {
    land({ current, visit: state.visit + 1, isWhole })
  }

  const land = (patch: Partial<NavigationState>) =>
    set({ ...SETTLED, arrivals: state.arrivals + 1, isDrawn: false, ...patch })

  async function moved() {
    entries.leave(key, history.place())
    key = history.key()
    const found = entries.find(key)
    if (found === undefined) return go(history.url(), { replace: true })
    const place = found.place ?? TOP
    show(found.value, place.y > 0)
    history.restore(place)
    if (isDated(found.value.payload)) await refresh()
  }

  function forget() {
    entries.clear()
    prefetch.clear()
    record?.clear()
  }

  function refresh() {
    forget()
    // Whoever is on the way elsewhere goes on, to what is read now.
    if (destination) return go(destination.url, destination.options)
    return go(history.url(), { replace: true, keepPlace: true })
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
    refresh,
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
      set(SETTLED)
      const page = await ports.loadPage(payload)
      entries.keep(key, { payload, page })
      show({ payload, page }, true)
      history.restore(TOP)
    },
    extend: replaceCurrent,
    standIn(make) {
      unreached = make
    },
    keepBy(own) {
      record = own
    },
    rewrite(url) {
      key = history.write(url, true)
      replaceCurrent({ url })
    },
    drawn(shown) {
      // Of two arrivals in a row the first may still be drawn: what is due belongs to the second.
      if (shown !== state.current) return
      // Nobody has to hear of it: the screen itself says so.
      state = { ...state, isDrawn: true }
      history.drawn()
    },
    start: () => history.listen(() => void moved())
  }
}

/** Where a redirect leads is decided when somebody goes there, and who is away may be back by then. */
const isThere = ({ payload }: Loaded) => !!payload && !payload.failure?.isAway

function anchorOf(url: string): { id: string } | undefined {
  const id = url.split('#')[1]
  return id ? { id: decodeURIComponent(id) } : undefined
}
