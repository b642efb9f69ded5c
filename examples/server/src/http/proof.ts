import type { Call } from './call.ts'
import { HttpError } from './errors.ts'

/** How far the sending time may be off. */
const DRIFT_MS = 300_000
/** Nonces are remembered for one to two such spans: longer than their time can be accepted. */
const SPAN_MS = 2 * DRIFT_MS
const NONCES_MAX = 500_000
const NONCE = /^[\w-]{16,64}$/

const REFUSED = 'Не удалось проверить запрос. Обновите страницу и попробуйте ещё раз'

type Proven = Pick<Call, 'headers' | 'now' | 'settings'>

interface ProofOptions {
  readonly required: boolean
  /** How many nonces fill a generation of the memory. */
  readonly noncesMax?: number
}

/**
 * Checks the anti-bot proof of a guarded call (S11): its time is near ours, and its nonce was not
 * seen. Without `required` a call may come without a proof, but not with a wrong one.
 */
export function createProofCheck({ required, noncesMax = NONCES_MAX }: ProofOptions) {
  const seen = createMemory(noncesMax)
  return ({ headers, now, settings }: Proven): void => {
    const names = settings.shop.headerNames
    const nonce = headers.get(names.nonce)
    if (nonce === null && !required) return
    const time = now().getTime()
    const drift = Math.abs(time - Number(headers.get(names.sendingTime) ?? Number.NaN))
    const isFresh = drift <= DRIFT_MS && (headers.get(names.sessionId) ?? '') !== ''
    const isNew = NONCE.test(nonce ?? '') && seen.add(nonce ?? '', time)
    // The answer carries our `Date`, by which a client with a wrong clock corrects itself.
    if (!isFresh || !isNew) throw new HttpError(403, REFUSED)
  }
}

/** Two generations: the older one is forgotten as a whole, so the memory is bounded. */
function createMemory(noncesMax: number) {
  let newer = new Set<string>()
  let older = new Set<string>()
  let since = 0

  function turn(time: number) {
    if (time - since < SPAN_MS && newer.size < noncesMax) return
    older = time - since < 2 * SPAN_MS ? newer : new Set()
    newer = new Set()
    since = time
  }

  return {
    /** False when it was seen before. */
    add(nonce: string, time: number): boolean {
      turn(time)
      if (newer.has(nonce) || older.has(nonce)) return false
      newer.add(nonce)
      return true
    }
  }
}
