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
