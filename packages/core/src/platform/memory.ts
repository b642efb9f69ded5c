import { keptInTab } from './kept-in-tab.ts'
import {
  type Clock,
  type Device,
  mapCookies,
  mapStorage,
  type Platform,
  type Tabs
} from './platform.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

export interface MemoryClock extends Clock {
  /** Moves the time on and runs what falls due on the way, in its order. */
  advance(ms: number): void
  /** Sets the time of day by so much, as a visitor may; nothing falls due by it. */
  shift(ms: number): void
  steady(): number
  /** When the next timer falls due, in milliseconds from now; undefined without one. */
  nextIn(): number | undefined
}

/** A clock that stands still until a test moves it. */
export function createMemoryClock(start = 1_767_225_600_000): MemoryClock {
  const timers = new Map<number, Timer>()
  let now = 0
  let dayStart = start
  let lastId = 0

  const next = () => [...timers].reduce<[number, Timer] | undefined>(earlier, undefined)

  return {
    now: () => dayStart + now,
    steady: () => now,
    shift(ms) {
      dayStart += ms
    },
    setTimeout(run, ms) {
      lastId += 1
      timers.set(lastId, { at: now + Math.max(0, ms), run })
      return lastId
    },
    clearTimeout(timer) {
      if (typeof timer === 'number') timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (let due = next(); due && due[1].at <= end; due = next()) {
        timers.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].run()
      }
      now = end
    },
    nextIn() {
      const due = next()
      return due && Math.max(0, due[1].at - now)
    }
  }
}

const earlier = (first: [number, Timer] | undefined, second: [number, Timer]) =>
  first && first[1].at <= second[1].at ? first : second

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

interface MemoryTab {
  readonly fetch: Platform['fetch']
  readonly randomBytes: Platform['randomBytes']
  readonly apiUrl?: string
  readonly connect?: Platform['connect']
  readonly analytics?: Platform['analytics']
  readonly passkeys?: Platform['passkeys']
  /** Of the page that the tab is opened with. */
  readonly path?: string | undefined
}

interface LogEntry {
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
