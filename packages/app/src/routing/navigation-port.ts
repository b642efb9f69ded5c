import type { AnyPage } from './define-page.ts'
import type { PagePayload, PayloadRedirect } from './page-payload.ts'

/** A page ready to be shown: its data and its code. */
export interface LoadedPage {
  readonly payload: PagePayload
  readonly page: AnyPage
}

export interface NavigationState {
  readonly current: LoadedPage
  /** The address that is being loaded. */
  readonly pending: string | undefined
  /** Grows with every page shown: focus and announcement follow it. */
  readonly visit: number
  /** Grows with every arrival at an address: clicked, read ahead, Back, by code (G2). */
  readonly arrivals: number
  /** The page has to be there at once from top to bottom: scroll is about to move in it. */
  readonly isWhole: boolean
  /** The screen shows `current`; until then it has the page before it. */
  readonly isDrawn: boolean
  /** What the last navigation wanted in place of what is shown, and could not reach. */
  readonly awaited: Destination | undefined
}

export interface OpenOptions {
  readonly replace?: boolean | undefined
  /** The same screen in another state: scroll and focus stay. */
  readonly keepPlace?: boolean | undefined
  /** Another page of the same list: the way to its top is seen (§4). */
  readonly isSmooth?: boolean | undefined
  /** Nobody has asked for it just now: what is shown stays when it fails once more. */
  readonly isRetry?: boolean | undefined
}

/** Pages that were read before and are shown again without a request. */
export interface PageRecord {
  find(url: string): PagePayload | undefined
  /** Called when nothing that was read before may be shown again. */
  clear(): void
}

export interface Destination {
  readonly url: string
  readonly options: OpenOptions
}

/** Everything components may do with addresses. */
export interface Navigation {
  getState(): NavigationState
  subscribe(listener: () => void): () => void
  /** Rejects for an address outside the shop: nobody gave permission to leave (§8). */
  open(url: string, options?: OpenOptions): Promise<void>
  prefetch(url: string): void
  /** Reads the shown page again, or the one that is on its way: after sign-in, sign-out, another currency. */
  refresh(): Promise<void>
  /** Goes on as another visitor: nothing that was read before is shown again. */
  openAfresh(url: string): Promise<void>
  /** The payload of another address, for a part of a page that changes in place. */
  read(url: string): Promise<PagePayload | PayloadRedirect>
  /** Keeps what a page has grown to, so that Back shows it again. */
  extend(grown: Partial<Pick<PagePayload, 'data' | 'sections'>>): void
  /** Another answer for the address that is shown; nothing that was read before is shown again. */
  replace(payload: PagePayload): Promise<void>
  /** From now on this stands at an address that is out of reach; until then a toast tells of it. */
  standIn(make: (url: string) => LoadedPage): void
  /** From now on asks this record before a page is requested. */
  keepBy(record: PageRecord): void
  /** Writes another address for the page that is shown, without loading anything. */
  rewrite(url: string): void
  /** The screen shows this page from now on. */
  drawn(shown: LoadedPage): void
  /** Starts to follow the browser's Back and Forward; returns the way to stop. */
  start(): () => void
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** What navigation needs of a browser window; `platform/browser-history.ts` is the real one. */
export interface HistoryPort {
  /** Path, query and hash of the address bar. */
  url(): string
  /** Names the current entry of the history. */
  key(): string
  /** Writes an address and returns the key of its entry. */
  write(url: string, replace: boolean): string
  /** Calls back after Back and Forward; returns the way to stop. */
  listen(moved: () => void): () => void
  place(): Place
  /** When the page it belongs to is drawn. */
  restore(place: Place | { readonly id: string }, isSmooth?: boolean): void
  /** Says that it is. */
  drawn(): void
  /** Loads a document anew, at most once per path in 10 s; `false` when it may not (§4). */
  reload(url: string): boolean
}
