import type { Tabs } from '@vitrina/core'

const TABS_CHANNEL = 'vitrina'

/** The other windows of this browser. Plain http has no locks: then each tab goes on alone. */
export function browserTabs(): Tabs {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(TABS_CHANNEL)
  return {
    alone,
    send: message => channel?.postMessage(message),
    listen(receive) {
      const hear = (event: MessageEvent) => receive(event.data)
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    }
  }
}

/** Never steals: a frozen tab may hold the lock, so the wait ends by itself. */
async function alone<Result>(name: string, timeoutMs: number, run: () => Promise<Result>) {
  if (navigator.locks === undefined) return run()
  let isRunning = false
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => {
      isRunning = true
      return run()
    })
  } catch (error) {
    if (isRunning) throw error
    return run()
  }
}
