/** What a listener is told: ids of stored notifications, or that some may have passed unheard. */
export type BusNews = readonly string[] | 'missed'

/** Carries ids of stored notifications between instances; the rows themselves are the truth. */
export interface Bus {
  /** Call it after the rows are committed. */
  publish(ids: readonly string[]): void
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
