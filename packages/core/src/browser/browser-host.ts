import type { Clock, Tabs } from '../platform/platform.ts'
import type { StoreHost } from '../store/store-host.ts'
import { deviceStorage, tabStorage } from './text-storage.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** A hidden or frozen window paints nothing: then the wait ends by itself. */
const LONGEST_MS = 100

/** Resolves in the task after the next frame, or at once when the page goes away. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) return resolve()
    const stop = new AbortController()
    const done = () => {
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, LONGEST_MS)
    addEventListener('pagehide', done, { signal: stop.signal })
    requestAnimationFrame(() => setTimeout(done))
  })

const CHANNEL = 'vitrina'

let opened: BroadcastChannel | undefined

/** Opened by whoever speaks or listens first. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

/** The other windows of this browser. Plain http has no locks: then each tab goes on alone. */
const browserTabs: Tabs = {
  alone,
  send: message => channel()?.postMessage(message),
  listen(receive) {
    const onMessage = (event: MessageEvent) => receive(event.data)
    channel()?.addEventListener('message', onMessage)
    return () => channel()?.removeEventListener('message', onMessage)
  }
}

/** Never steals: a frozen tab may hold the lock, so the wait ends by itself. */
async function alone<Result>(name: string, timeoutMs: number, run: () => Promise<Result>) {
  if (navigator.locks === undefined) return run()
  let isRunning = false
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, () => {
      isRunning = true
      return run()
    })
  } catch (error) {
    if (isRunning) throw error
    return run()
  } finally {
    clearTimeout(timer)
  }
}

const clock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
}

/** In a development build, names the host that a server needs. */
function needDocument(): void {
  if (process.env.NODE_ENV === 'production' || typeof document !== 'undefined') return
  throw new TypeError(
    'browserHost: no document is here; on a server a store takes serverHost of @vitrina/core/server'
  )
}

/** Told on a telephone as well, where a page that is laid aside may never be seen again. */
function watchLeaving(leave: () => void) {
  needDocument()
  const check = () => document.hidden && leave()
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}

/** Everything that a store may ask for; a browser has it. */
export interface BrowserHost extends Required<Omit<StoreHost, 'ofOneRequest'>> {
  readonly tabs: Tabs
}

/** Time, chance, the screen of this window and the other windows. */
export const browserHost: BrowserHost = {
  clock,
  tabs: browserTabs,
  storage: deviceStorage,
  tabStorage,
  watchLeaving,
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
  painted
}
