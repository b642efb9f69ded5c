import type { Platform } from '../platform/platform.ts'

/** A WebSocket of the window. */
export const connectSocket: NonNullable<Platform['connect']> = (url, listener) => {
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
export const watchPresence: NonNullable<Platform['watchPresence']> = change => {
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
