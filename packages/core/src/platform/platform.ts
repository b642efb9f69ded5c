import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey
} from '../entities/passkey.ts'

/** A cookie's life in seconds; without `maxAge` it ends with the browser session. */
export interface CookieOptions {
  readonly maxAge?: number
}

/** Reads see what was written before them in the same process, also where the host refuses to keep it. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options?: CookieOptions): void
  remove(name: string): void
  names(): readonly string[]
  /** Whether a cookie outlives this tab; left out where each one does. */
  isKept?(name: string): boolean
}

/** Text storage that may be full or forbidden: `set` says whether the value was kept. */
export interface TextStorage {
  get(key: string): string | undefined
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

/** Timers and time; a simulated clock takes its place in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since some moment; nobody sets it. Left out where the host has no such clock. */
  steady?(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Other windows of the same browser. Both members may do nothing where the host has none. */
export interface Tabs {
  /** Runs alone among the tabs, or after `timeoutMs` without waiting any longer. */
  alone<Result>(name: string, timeoutMs: number, run: () => Promise<Result>): Promise<Result>
  send(message: unknown): void
  /** Returns the way to stop listening. */
  listen(receive: (message: unknown) => void): () => void
}

/** The own end of a two-way line of texts; after `close` its listener hears nothing more. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** Listener of a live connection; never called before `connect` has returned. */
export interface SocketListener {
  opened(): void
  received(text: string): void
  /** Also when it never opened; 1006 where the host does not say why. */
  closed(code: number): void
}

export interface Device {
  readonly userAgent: string
  readonly osVersion: string
  readonly browser: string
  readonly renderer: string
  readonly cpuCount: number
  readonly screen: string
}

/** Receiver of analytics events; its methods must not throw. */
export interface Analytics {
  /** The visitor has agreed to be counted; nothing is told before. */
  readonly isAllowed: () => boolean
  /** Adds a record to the named e-commerce container. */
  readonly push: (container: string, record: object) => void
  readonly reachGoal: (
    key: string,
    goal: string,
    params: Readonly<Record<string, string | number>>
  ) => void
}

/** Keys of the device or its password manager; a rejection has the name that WebAuthn gives it. */
export interface Passkeys {
  create(options: PasskeyCreation): Promise<CreatedPasskey>
  sign(options: PasskeyRequest): Promise<SignedPasskey>
}

/** Everything the core asks of its host. Nothing in the core reaches for a global. */
export interface Platform {
  /** Where calls go, for example `https://shop.example/api`; no slash at the end. */
  readonly apiUrl: string
  /** Throws TypeError when the network fails, as the standard says. */
  readonly fetch: (request: Request) => Promise<Response>
  /**
   * As `fetch`, telling how much of the body was sent, from 0 to 1; the request's signal ends it.
   * Where the host has none, `fetch` takes its place and nothing is told.
   */
  readonly upload?: (request: Request, onProgress: (share: number) => void) => Promise<Response>
  /**
   * Resolves when the screen shows what has been done so far: calls wait for it, so that a visitor
   * sees an answer before the network is asked. Left out where there is no screen.
   */
  readonly painted?: () => Promise<void>
  readonly cookies: Cookies
  /** Cookies as other tabs wrote them; `document.cookie` may lag behind. */
  readonly freshCookie: (name: string) => Promise<string | undefined>
  /** Survives the browser session. */
  readonly storage: TextStorage
  /** Lives as long as the tab. */
  readonly tabStorage: TextStorage
  readonly clock: Clock
  /** 16 random bytes or more, from a strong source. */
  readonly randomBytes: (count: number) => Uint8Array
  readonly tabs: Tabs
  /** Without it the shop has no live notifications. */
  readonly connect?: (url: string, listener: SocketListener) => Socket
  /**
   * Tells when the network or the page goes away (false) and when it is back or looked at again
   * (true). Returns the way to stop.
   */
  readonly watchPresence?: (change: (isPresent: boolean) => void) => () => void
  /** Left out where nobody counts visitors. */
  readonly analytics?: Analytics
  readonly device: Device
  /** Left out where nobody signs in by a key. */
  readonly passkeys?: Passkeys | undefined
  readonly reload: () => void
  /** Path of the page that is shown; left out where there are no addresses. */
  readonly path?: () => string
  /** Leaves the application for an absolute address. */
  readonly leave: (url: string) => void
  readonly log: (level: 'info' | 'warn' | 'error', message: string, details?: unknown) => void
}

export const mapCookies = (map: Map<string, string>): Cookies => ({
  get: name => map.get(name),
  set: (name, value) => void map.set(name, value),
  remove: name => void map.delete(name),
  names: () => [...map.keys()]
})

export const mapStorage = (map: Map<string, string>): TextStorage => ({
  get: key => map.get(key),
  set: (key, value) => map.set(key, value).has(key),
  remove: key => void map.delete(key),
  keys: () => [...map.keys()]
})
