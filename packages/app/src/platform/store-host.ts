import type { Clock, Tabs } from '@vitrina/core'
import type { StoreHost } from '@vitrina/core/store'

import { browserTabs } from './browser-tabs.ts'
import { painted } from './painted.ts'

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
}

interface BrowserHost extends StoreHost {
  readonly painted: () => Promise<void>
  readonly tabs: Tabs
}

/** Time, chance, the screen of this window and the other windows. */
export const browserHost: BrowserHost = {
  clock,
  tabs: /* @__PURE__ */ browserTabs(),
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
  painted
}
