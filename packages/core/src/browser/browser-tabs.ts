import type { Tabs } from '../platform/platform.ts'

const CHANNEL = 'vitrina'

let opened: BroadcastChannel | undefined

/** Opened by whoever speaks or listens first. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

/** The other windows of this browser. Plain http has no locks: then each tab goes on alone. */
export const browserTabs: Tabs = {
  alone,
  send: message => channel()?.postMessage(message),
  listen(receive) {
    const hear = (event: MessageEvent) => receive(event.data)
    channel()?.addEventListener('message', hear)
    return () => channel()?.removeEventListener('message', hear)
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
