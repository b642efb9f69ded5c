/**
 * What a listener is told: ids of stored notifications; that what every visitor sees has changed; that
 * nothing is heard from now on, and that some of it may have passed unheard.
 */
export type BusNews = readonly string[] | 'changed' | 'lost' | 'missed'

/** Carries ids of stored notifications, and that the shop has changed, between instances. */
export interface Bus {
  /** Call it after the rows are committed. */
  publish(ids: readonly string[]): void
  /** Tells that what every visitor sees has changed; call it after the change is committed. */
  notifyChange(): void
  /** Whether what others tell is heard at this moment. */
  isListening(): boolean
  /** Returns the way to stop. */
  subscribe(listener: (news: BusNews) => void): () => void
  close(): Promise<void>
}

export interface Passwords {
  /** An argon2id record with its own salt. */
  hash(password: string): Promise<string>
  /** Takes the same time whether there is a record or not. */
  matches(record: string | null | undefined, password: string): Promise<boolean>
}
