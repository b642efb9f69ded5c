const ANSWER_MS = 3000

/** Asks the storefront which code it serves; undefined where nobody answers. */
export type ReadBuild = () => Promise<string | undefined>

/** The question to the storefront at an address, without a slash at its end. */
export const createReadBuild =
  (publicUrl: string, ask: typeof fetch = fetch): ReadBuild =>
  async () => {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS)
      const answer = await ask(`${publicUrl}/builds/latest.json`, { signal })
      const { id } = Object(await answer.json())
      return answer.ok && typeof id === 'string' ? id : undefined
    } catch {
      return undefined // Not reached, or nobody who knows builds: the keeper is told so.
    }
  }
