import type { StoreHost } from '../store/store-host.ts'

/**
 * The host of a store that lives as long as one answer of a server. A store belongs to one visitor: it
 * is made in the request, never at a module's top, where visitors would share it. In development
 * `createStore` throws a TypeError where `initial` brings no visitor, as it does there.
 */
export const serverHost = {
  ofOneRequest: true,
  clock: {
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout)
  },
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count))
} satisfies StoreHost
