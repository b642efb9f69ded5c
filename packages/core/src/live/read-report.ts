/** What the client answers when notifications were handled (§7). */
export interface ReadReport {
  readonly uid: string
  readonly notifyIDs: readonly string[]
}
