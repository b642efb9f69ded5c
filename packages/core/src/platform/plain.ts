import { mapCookies, mapStorage } from './map-storage.ts'
import type { Platform, Tabs } from './platform.ts'

/** What no host is without. */
export type PlainHost = Pick<Platform, 'apiUrl' | 'fetch' | 'clock' | 'randomBytes'> &
  Partial<Platform>

const onlyTab: Tabs = {
  alone: (_name, _timeoutMs, run) => run(),
  send: () => undefined,
  listen: () => () => undefined
}

/**
 * A host that remembers nothing after its end: a script, a terminal, a first try. What is given
 * takes the place of its own: `connect` brings live notifications, `leave` opens a bank's page.
 *
 * @example
 * ```ts
 * import { createPlainPlatform } from '@vitrina/core'
 * import { createMemoryClock } from '@vitrina/core/platform'
 *
 * const platform = createPlainPlatform({
 *   apiUrl: 'https://shop.example/api',
 *   fetch: request => fetch(request),
 *   clock: createMemoryClock(),
 *   randomBytes: count => crypto.getRandomValues(new Uint8Array(count))
 * })
 * platform.cookies.names() // → []
 * ```
 */
export function createPlainPlatform(host: PlainHost): Platform {
  const cookies = mapCookies(new Map())
  return {
    cookies,
    freshCookie: async name => (host.cookies ?? cookies).get(name),
    storage: mapStorage(new Map()),
    tabStorage: mapStorage(new Map()),
    tabs: onlyTab,
    device: {
      userAgent: 'Vitrina',
      osVersion: '',
      browser: '',
      renderer: '',
      cpuCount: 1,
      screen: ''
    },
    reload: () => undefined,
    leave: () => undefined,
    log: () => undefined,
    ...host
  }
}
