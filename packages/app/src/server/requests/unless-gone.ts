/** Who leaves before the end wants no more of it. */
export function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
