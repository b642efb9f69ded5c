import { keptInTab } from './kept-in-tab.ts'
import { mapCookies, mapStorage } from './map-storage.ts'
import { createMemoryClock, type MemoryClock } from './memory-clock.ts'
import type { Device, Platform, Tabs } from './platform.ts'

/** A browser without a browser: what its tabs share. */
export interface MemoryBrowser {
  readonly clock: MemoryClock
  readonly cookies: Map<string, string>
  readonly storage: Map<string, string>
  /** Takes the network, or the sight of its tabs, away and brings it back. */
  setPresent(isPresent: boolean): void
  /** Opens a tab. */
  open(tab: MemoryTab): MemoryPlatform
}

export interface MemoryTab {
  readonly fetch: Platform['fetch']
  readonly randomBytes: Platform['randomBytes']
  readonly apiUrl?: string
  readonly connect?: Platform['connect']
  readonly analytics?: Platform['analytics']
  readonly passkeys?: Platform['passkeys']
  /** Of the page that the tab is opened with. */
  readonly path?: string | undefined
}

export interface LogEntry {
  readonly level: string
  readonly message: string
}

export interface MemoryPlatform extends Platform {
  /** Addresses that the tab left for. */
  readonly left: readonly string[]
  readonly logged: readonly LogEntry[]
}

const device: Device = {
  userAgent: 'Mozilla/5.0 (Memory)',
  osVersion: 'Memory 1',
  browser: 'Memory',
  renderer: 'none',
  cpuCount: 4,
  screen: '1360x768'
}

/** A browser in memory; its tabs share cookies and storage. */
export function createMemoryBrowser(clock = createMemoryClock()): MemoryBrowser {
  const cookies = new Map<string, string>()
  const storage = new Map<string, string>()
  const channel = createChannel()
  const watchers = new Set<(isPresent: boolean) => void>()
  return {
    clock,
    cookies,
    storage,
    setPresent(isPresent) {
      for (const watch of watchers) watch(isPresent)
    },
    open({
      fetch,
      randomBytes,
      apiUrl = 'https://shop.example/api',
      connect,
      analytics,
      passkeys,
      path = '/'
    }) {
      const left: string[] = []
      const logged: LogEntry[] = []
      return {
        apiUrl,
        fetch,
        randomBytes,
        cookies: keptInTab(mapCookies(cookies)),
        freshCookie: async name => cookies.get(name),
        storage: mapStorage(storage),
        tabStorage: mapStorage(new Map()),
        clock,
        tabs: channel.join(clock),
        device,
        ...(connect && { connect }),
        ...(analytics && { analytics }),
        passkeys,
        watchPresence(change) {
          watchers.add(change)
          return () => void watchers.delete(change)
        },
        reload: () => left.push('reload'),
        path: () => path,
        leave: url => left.push(url),
        log: (level, message) => logged.push({ level, message }),
        left,
        logged
      }
    }
  }
}

/** Messages go to the other tabs only; a lock is waited for, but never longer than its time. */
function createChannel() {
  const listeners = new Map<(message: unknown) => void, symbol>()
  const locks = new Map<string, Promise<unknown>>()

  function join(clock: MemoryClock): Tabs {
    const own = Symbol('tab')
    return {
      async alone(name, timeoutMs, run) {
        const before = locks.get(name) ?? Promise.resolve()
        const mine = Promise.race([before, timeout(clock, timeoutMs)]).then(run)
        const settled = mine.catch(() => undefined)
        locks.set(name, settled)
        return mine
      },
      send(message) {
        for (const [receive, tab] of [...listeners]) if (tab !== own) receive(message)
      },
      listen(receive) {
        listeners.set(receive, own)
        return () => void listeners.delete(receive)
      }
    }
  }
  return { join }
}

const timeout = (clock: MemoryClock, ms: number) =>
  new Promise<void>(done => clock.setTimeout(done, ms))
