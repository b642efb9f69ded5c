import type { Platform, Tabs } from '../platform/platform.ts'

/** What a store asks of its host; `painted` resolves when the screen shows what was done so far. */
export interface StoreHost extends Pick<Platform, 'clock' | 'randomBytes' | 'painted'> {
  readonly tabs?: Pick<Tabs, 'listen'>
  /** Of the browser: by it the ids of all its tabs are in order. */
  readonly storage?: Platform['storage']
  /** Keeps what was not sent when the page is left; without it that is lost. */
  readonly tabStorage?: Platform['tabStorage']
  /** The store lives as long as one answer of a server, so it begins with the visitor who asked. */
  readonly ofOneRequest?: boolean
  /** Calls `leave` whenever the page may be gone after it. Returns the way to stop. */
  readonly watchLeaving?: (leave: () => void) => () => void
}
