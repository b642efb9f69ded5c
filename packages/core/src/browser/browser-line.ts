import type { LinePlatform } from '../engine/open-line.ts'
import type { Platform } from '../platform/platform.ts'
import { browserHost } from './browser-host.ts'

/** A WebSocket of the window. */
const connectSocket: NonNullable<Platform['connect']> = (url, listener) => {
  const socket = new WebSocket(url)
  const stop = new AbortController()
  const { signal } = stop
  socket.addEventListener('open', () => listener.opened(), { signal })
  socket.addEventListener('message', ({ data }) => listener.received(String(data)), { signal })
  socket.addEventListener('close', ({ code }) => listener.closed(code), { signal })
  return {
    send: text => socket.send(text),
    close() {
      stop.abort()
      socket.close()
    }
  }
}

/** A page without a network, or laid aside for Back, holds no connection. */
const watchPresence: NonNullable<Platform['watchPresence']> = change => {
  const stop = new AbortController()
  const { signal } = stop
  const away = () => change(false)
  const back = () => change(true)
  addEventListener('offline', away, { signal })
  addEventListener('pagehide', away, { signal })
  addEventListener('online', back, { signal })
  addEventListener('pageshow', back, { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && navigator.onLine && back(),
    { signal }
  )
  if (!navigator.onLine) away()
  return () => stop.abort()
}

/** Events of the browser window that every live connection needs. */
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
