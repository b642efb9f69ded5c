import type { Tabs } from '@vitrina/core'

const CHANNEL = 'vitrina'

/**
 * The other windows of this browser. Plain http has no locks: then each tab goes on alone. Opened
 * when it is first used: where pages are only drawn there are no other windows.
 */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
    return channel
  }
  return {
    alone,
    send: message => open()?.postMessage(message),
    listen(receive) {
      const hear = (event: MessageEvent) => receive(event.data)
      open()?.addEventListener('message', hear)
      return () => open()?.removeEventListener('message', hear)
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
