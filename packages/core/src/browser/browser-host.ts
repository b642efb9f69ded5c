import type { Clock, Tabs } from '../platform/platform.ts'
import type { StoreHost } from '../store/store-host.ts'
import { browserTabs } from './browser-tabs.ts'
import { painted } from './painted.ts'
import { deviceStorage, tabStorage } from './text-storage.ts'

const clock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
}

/** Told on a telephone as well, where a page that is laid aside may never be seen again. */
function watchLeaving(leave: () => void) {
  const look = () => document.hidden && leave()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Everything that a store may ask for; a browser has it. */
export interface BrowserHost extends Required<StoreHost> {
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
