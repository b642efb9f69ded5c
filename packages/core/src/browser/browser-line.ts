import type { LinePlatform } from '../engine/open-line.ts'
import { browserHost } from './browser-host.ts'
import { connectSocket, watchPresence } from './browser-socket.ts'

/** What of a browser window every line to the shop needs. */
export const browserLine: LinePlatform = {
  clock: browserHost.clock,
  randomBytes: browserHost.randomBytes,
  tabStorage: browserHost.tabStorage,
  get apiUrl() {
    return `${location.origin}/api`
  },
  fetch: request => fetch(request),
  connect: connectSocket,
  watchPresence,
  reload: () => location.reload(),
  path: () => location.pathname,
  log: (level, message, details) => console[level](message, details ?? '')
}
