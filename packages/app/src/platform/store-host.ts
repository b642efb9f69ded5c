import type { Clock } from '@vitrina/core'
import type { StoreHost } from '@vitrina/core/store'

import { painted } from './painted.ts'

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
}

/** Time, chance and the screen of this window. */
export const browserHost: StoreHost & Required<Pick<StoreHost, 'painted'>> = {
  clock,
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
  painted
}
