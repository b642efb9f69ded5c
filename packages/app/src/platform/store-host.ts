import type { Clock, Tabs } from '@vitrina/core'
import type { StoreHost } from '@vitrina/core/store'

import { browserTabs } from './browser-tabs.ts'
import { painted } from './painted.ts'
import { tabStorage } from './tab-memory.ts'

const clock: Clock = {
  now: () => Date.now(),
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

interface BrowserHost extends Required<StoreHost> {
  readonly tabs: Tabs
}

/** Time, chance, the screen of this window and the other windows. */
export const browserHost: BrowserHost = {
  clock,
  tabs: /* @__PURE__ */ browserTabs(),
  tabStorage,
  watchLeaving,
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
  painted
}
