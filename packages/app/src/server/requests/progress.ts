/** How far the backend has come with what it was asked, by whomever. */
export interface Progress {
  /** How many calls have gone to it; they are numbered from one. */
  readonly sent: number
  /** How many of them it has begun to answer: a sign of life. */
  readonly received: number
  /** The greatest number among these. */
  readonly reached: number
}

/**
 * Tells, from one look to the next, whether what is asked now only has to wait for its turn: the
 * backend has answered something meanwhile, and nothing that came later.
 */
export function createTurn(progress: Progress): () => boolean {
  const { sent } = progress
  let known = progress.received
  return () => {
    const isAlive = progress.received !== known
    known = progress.received
    return isAlive && progress.reached <= sent
  }
}
