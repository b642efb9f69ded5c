/** What a visitor did in a place before its code was there; the application replays it. */
export interface Keeper {
  readonly kept: Event[]
  /** Nothing is kept any more. */
  stop(): void
}

/** The loader's keeper of the whole page, which it offers to parts whose code comes later still. */
export interface EarlyEvents extends Keeper {
  keepIn(place: Node, notify: () => void): Keeper
  /** The visitor did something before the application was there. */
  wasUsed?: boolean
  /** The application begins; there as soon as its file has run. */
  start?: () => Promise<void>
}

declare global {
  interface Window {
    __early?: EarlyEvents
  }
}
