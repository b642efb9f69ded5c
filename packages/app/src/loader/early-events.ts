/** What a visitor did before the application was there; the loader keeps it, the application replays it. */
export interface EarlyEvents {
  readonly kept: Event[]
  /** The loader stops keeping. */
  stop(): void
}

declare global {
  interface Window {
    __early?: EarlyEvents
  }
}
