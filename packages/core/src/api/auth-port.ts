/** What the client of the API asks of the session. */
export interface AuthPort {
  /** The bearer token of a signed-in visitor. */
  token(): string | undefined
  /** Grows with every sign-out: an answer to an earlier epoch's call is dropped. */
  epoch(): number
  /**
   * A newer token than the refused one, shared by all callers: false when the session is over.
   * Rejects with a retryable ApiError when it could not be told.
   */
  renew(refusedToken: string): Promise<boolean>
  /**
   * The server ended this token's session for good, for inactivity with 406; a token that is not the
   * current one ends nothing.
   */
  end(refusedToken: string, status: number): void
}
