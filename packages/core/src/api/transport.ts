import type { ShopConfig } from '../config/config.ts'
import { ApiError } from '../errors/api-error.ts'
import { errorMessages } from '../errors/errors.messages.ts'
import type { Platform } from '../platform/platform.ts'
import { endpointName } from './answer.ts'
import type { AuthPort } from './auth-port.ts'
import type { EndpointShape } from './endpoint.ts'
import { visitorHeaders } from './headers.ts'
import { proofHeaders } from './proof.ts'
import type { ServerTime } from './server-time.ts'

interface Progress {
  readonly onProgress: ((share: number) => void) | undefined
}

interface TransportParts {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly auth: AuthPort
  readonly serverTime: ServerTime
}

/** A video over a slow line takes longer than any other call. */
const UPLOAD_TIMEOUT_MS = 170_000
const UNAUTHORIZED = 401
const NOT_ACCEPTABLE = 406

/**
 * One call on the wire, as ky sees it: each attempt gets fresh headers and a fresh nonce, a refused
 * token is renewed and the request repeated once, the body is read within the time limit.
 */
export const createTransport = (given: TransportParts) => {
  return (endpoint: EndpointShape, onProgress?: (share: number) => void) =>
    callOnce({ ...given, onProgress }, endpoint)
}

function callOnce(parts: TransportParts & Progress, endpoint: EndpointShape) {
  const { platform, auth } = parts
  const apiOrigin = new URL(platform.apiUrl).origin

  return async (request: Request): Promise<Response> => {
    const epoch = auth.epoch()
    const isOwnOrigin = new URL(request.url).origin === apiOrigin
    const mayNeedToken = endpoint.credentials !== true || endpoint.signedIn === true
    const token = isOwnOrigin && mayNeedToken ? auth.token() : undefined
    const answer = await attempt(parts, endpoint, request.clone(), token)
    if (auth.epoch() !== epoch) throw fromBeforeSignOut(endpoint)
    if (token === undefined || endpoint.credentials) return answer
    if (answer.status === NOT_ACCEPTABLE && isJson(answer)) auth.end(token)
    if (answer.status !== UNAUTHORIZED) return answer

    const isRenewed = await auth.renew(token)
    if (!isRenewed) return answer
    if (auth.epoch() !== epoch) throw fromBeforeSignOut(endpoint)
    const renewed = auth.token()
    const second = await attempt(parts, endpoint, request, renewed)
    if (auth.epoch() !== epoch) throw fromBeforeSignOut(endpoint)
    if (second.status === UNAUTHORIZED && renewed) auth.end(renewed)
    return second
  }
}

async function attempt(
  parts: TransportParts & Progress,
  endpoint: EndpointShape,
  request: Request,
  token: string | undefined
): Promise<Response> {
  const { platform, config, serverTime } = parts
  const headers = {
    ...visitorHeaders(platform, config),
    ...(endpoint.guarded && config.guarded && proofHeaders(platform, config, serverTime.now())),
    ...(token && { authorization: `Bearer ${token}` })
  }
  const limit = new AbortController()
  const timer = platform.clock.setTimeout(
    () => limit.abort(new TypeError('No answer in time')),
    endpoint.upload ? UPLOAD_TIMEOUT_MS : config.timeoutMs
  )
  const signal = AbortSignal.any([request.signal, limit.signal])
  try {
    const answer = whole(parts, withHeaders(request, headers, signal))
    return await Promise.race([answer, aborted(signal)])
  } finally {
    platform.clock.clearTimeout(timer)
  }
}

/** Not every host gives a call up as soon as it is told to. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function withHeaders(request: Request, added: Record<string, string>, signal: AbortSignal) {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return new Request(request, { headers, signal, redirect: 'error' })
}

/** The answer with its body read: a body that stalls or breaks off is a failure of the network. */
async function whole(parts: TransportParts & Progress, request: Request) {
  const { platform, serverTime, onProgress } = parts
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
