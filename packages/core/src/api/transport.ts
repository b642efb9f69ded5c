import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { reasonOf } from '../platform/given-up.ts'
import type { Platform } from '../platform/platform.ts'
import { FORBIDDEN, UNAUTHORIZED } from '../platform/statuses.ts'
import { base64url, tabSessionId } from '../platform/tab-session.ts'
import { endpointName, isRetryableStatus } from './answer.ts'
import type { AuthPort } from './auth-port.ts'
import { type Call, type CallProof, type CallSettings, isGuarded } from './call.ts'
import type { EndpointShape } from './endpoint.ts'
import type { ServerTime } from './server-time.ts'
import { limited, limitTime } from './time-limit.ts'
import { visitorOf } from './visitor.ts'

const NONCE_BYTES = 16

/** The anti-bot proof of one attempt: a nonce is never sent twice (N21). `now` is server time, ms. */
const proofOf = (platform: Platform, now: number): CallProof => ({
  sessionId: tabSessionId(platform),
  sendingTime: now,
  nonce: base64url(platform.randomBytes(NONCE_BYTES).slice(0, NONCE_BYTES))
})

/** What differs from attempt to attempt. */
export type Attempt = Pick<CallSettings, 'visitor' | 'proof'>

interface Sent {
  readonly endpoint: EndpointShape
  readonly describe: (attempt: Attempt) => Call
  readonly onProgress: ((share: number) => void) | undefined
}

interface TransportOptions {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly auth: AuthPort
  readonly serverTime: ServerTime
}

/** A video over a slow line takes longer than any other call. */
const UPLOAD_TIMEOUT_MS = 170_000
const NOT_ACCEPTABLE = 406
/** A proof whose time was further off than this is made once more with the server's time. */
const CLOCK_ERROR_MS = 60_000

/**
 * One call on the wire, as ky sees it: each attempt gets fresh headers and a fresh nonce, a refused
 * token is renewed and the request repeated once, the body is read within the time limit.
 */
export const createTransport = (options: TransportOptions) => (sent: Sent) =>
  callOnce(options, sent)

function callOnce(options: TransportOptions, sent: Sent) {
  const { platform, auth } = options
  const { endpoint } = sent
  const apiOrigin = new URL(platform.apiUrl).origin

  return async (request: Request): Promise<Response> => {
    const epoch = auth.epoch()
    const isOwnOrigin = new URL(request.url).origin === apiOrigin
    const mayNeedToken = !endpoint.credentials || endpoint.signedIn || endpoint.asMember
    const token = isOwnOrigin && mayNeedToken ? auth.token() : undefined
    const answer = await attempt(options, sent, request, token)
    if (auth.epoch() !== epoch) throw fromBeforeSignOut(endpoint)
    if (token === undefined || endpoint.credentials) return answer
    if (answer.status === NOT_ACCEPTABLE && isJson(answer)) auth.end(token, NOT_ACCEPTABLE)
    if (answer.status !== UNAUTHORIZED) return answer

    const isRenewed = await auth.renew(token)
    if (!isRenewed)
      return isForGuests(endpoint) ? attempt(options, sent, request, undefined) : answer
    if (auth.epoch() !== epoch) throw fromBeforeSignOut(endpoint)
    const renewed = auth.token()
    const second = await attempt(options, sent, request, renewed)
    if (auth.epoch() !== epoch) throw fromBeforeSignOut(endpoint)
    if (second.status === UNAUTHORIZED && renewed) auth.end(renewed, UNAUTHORIZED)
    return second
  }
}

/** Whether a guest may read the same: then a session that is over is no reason to refuse it. */
const isForGuests = ({ method, reads, signedIn }: EndpointShape) =>
  !signedIn && (method === 'GET' || reads === true)

/** A proof that a wrong clock made is refused before anything is done: it is sent again once. */
async function attempt(
  options: TransportOptions,
  sent: Sent,
  request: Request,
  token: string | undefined
): Promise<Response> {
  const { config, serverTime } = options
  const sentAt = serverTime.now()
  const answer = await exchange(options, sent, request, token)
  const isProven = config.guarded && isGuarded(sent.endpoint, config.guardedRoutes)
  if (answer.status !== FORBIDDEN || !isProven) return answer
  const error = Math.abs(serverTime.now() - sentAt)
  return error < CLOCK_ERROR_MS ? answer : exchange(options, sent, request, token)
}

async function exchange(
  options: TransportOptions,
  { endpoint, describe, onProgress }: Sent,
  { signal: initial, keepalive }: Request,
  token: string | undefined
): Promise<Response> {
  const { platform, config, serverTime } = options
  const {
    url,
    body = null,
    ...call
  } = describe({
    visitor: { ...visitorOf(platform, config), token },
    proof: config.guarded ? () => proofOf(platform, serverTime.now()) : undefined
  })
  const limit = limitTime(platform, endpoint.upload ? UPLOAD_TIMEOUT_MS : config.timeoutMs, initial)
  const { signal } = limit
  try {
    const request = new Request(url, { ...call, body, signal, keepalive, redirect: 'error' })
    return await Promise.race([
      whole(options, limited(request, limit), onProgress),
      aborted(signal)
    ])
  } finally {
    limit.stop()
  }
}

/** Not every host gives a call up as soon as it is told to. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(reasonOf(signal))
    signal.addEventListener('abort', () => reject(reasonOf(signal)))
  })

/** The answer with its body read: a body that stalls or breaks off is a failure of the network. */
async function whole(
  { platform, serverTime }: TransportOptions,
  request: Request,
  onProgress: Sent['onProgress']
) {
  const answer = await (onProgress && platform.upload
    ? platform.upload(request, onProgress)
    : platform.fetch(request))
  serverTime.learn(answer.headers.get('date'))
  const text = await answer.text()
  const { status, statusText, headers } = answer
  return new Response(text === '' ? null : text, { status, statusText, headers })
}

const isJson = (answer: Response) =>
  (answer.headers.get('content-type') ?? '').includes('application/json')

const fromBeforeSignOut = (endpoint: EndpointShape) =>
  new ApiError({
    message: errorMessages.sessionEnded,
    status: UNAUTHORIZED,
    where: `${endpointName(endpoint)}: answered after the sign-out`
  })

/** Repeats that are left to all calls of one shop; each success gives one back. */
export interface RetryBucket {
  take(): boolean
  giveBack(): void
}

export function createRetryBucket(size: number): RetryBucket {
  let left = size
  return {
    take() {
      if (left === 0) return false
      left -= 1
      return true
    },
    giveBack() {
      left = Math.min(size, left + 1)
    }
  }
}

interface Failed {
  readonly error: unknown
  /** The answer's status and `Retry-After`, where there was an answer. */
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  /** Counts from 1. */
  readonly attempt: number
  readonly elapsedMs: number
}

/** How long to wait before the next attempt, or undefined when there shall be none. */
export function retryDelay(failed: Failed, { retry, timeoutMs }: ShopConfig): number | undefined {
  // What the session decided is decided.
  if (failed.error instanceof ApiError) return undefined
  if (failed.status !== undefined && !isRetryableStatus(failed.status)) return undefined
  const asked = Number(failed.retryAfter ?? 0) * 1000
  if (!(asked <= retry.maxRetryAfterMs)) return undefined
  const delay = Math.max(asked, retry.firstDelayMs * 2 ** (failed.attempt - 1))
  return failed.elapsedMs + delay + timeoutMs > retry.budgetMs ? undefined : delay
}

/** Resolves after `ms`, rejects as soon as the call is given up. */
export const pause = ({ clock }: Platform, ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = clock.setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clock.clearTimeout(timer)
      reject(reasonOf(signal))
    })
  })
