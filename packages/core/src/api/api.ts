import ky, { HTTPError, type Options } from 'ky'
import * as z from 'zod/mini'

import type { ShopConfig } from '../config/config.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { endpointName, parseAnswer, refusal } from './answer.ts'
import type { AuthPort } from './auth-port.ts'
import type { EndpointInput, EndpointOutput, EndpointShape } from './endpoint.ts'
import { requestBody } from './request-body.ts'
import { createRetryBucket, pause, type RetryBucket, retryDelay } from './retry.ts'
import type { ServerTime } from './server-time.ts'
import { createTransport } from './transport.ts'
import { callUrl } from './url.ts'

/** Calls an endpoint of the shop: resolves with what its contract promises, rejects with ApiError. */
export type Api = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  signal?: AbortSignal,
  /** Makes a repeated order the same order. */
  idempotencyKey?: string
) => Promise<EndpointOutput<Shape>>

interface ApiParts {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly auth: AuthPort
  readonly serverTime: ServerTime
}

export function createApi(parts: ApiParts): Api {
  // Without it zod tries to compile code, which a strict content policy reports.
  z.config({ jitless: true })
  const { platform, config } = parts
  const transport = createTransport(parts)
  const bucket = createRetryBucket(config.retry.bucket)

  return async (endpoint, input, signal, idempotencyKey) => {
    if (platform.painted) await platform.painted()
    const given = inputParts(input)
    const { params = {}, query = {} } = given
    const url = callUrl(
      { path: endpoint.path, params, query },
      { apiUrl: platform.apiUrl, suggestSegment: config.suggestSegment, paths: config.paths }
    )
    const options: Options = {
      method: endpoint.method,
      ...requestBody(endpoint, given),
      ...(signal && { signal }),
      ...(idempotencyKey && { headers: { [config.headerNames.idempotencyKey]: idempotencyKey } }),
      // ky calls it with the request it built.
      fetch: request => transport(endpoint, given.onProgress)(new Request(request)),
      timeout: false,
      // A change that is on its way outlives the page it was made on; browsers allow it 64 kB.
      keepalive: endpoint.method !== 'GET' && !endpoint.reads && !endpoint.upload,
      ...retrying(endpoint, parts, bucket, signal)
    }
    const text = await answerText(endpoint, url, options)
    return readAnswer(endpoint, text, platform)
  }
}

/** Only calls that read are repeated, never more than the shop's bucket allows. */
function retrying(
  endpoint: EndpointShape,
  { platform, config }: ApiParts,
  bucket: RetryBucket,
  signal: AbortSignal | undefined
): Options {
  if (endpoint.method !== 'GET' && endpoint.reads !== true) return { retry: 0 }
  const startedAt = platform.clock.now()
  let waitMs = 0
  return {
    retry: {
      limit: config.retry.limit,
      methods: [endpoint.method === 'GET' ? 'get' : 'post'],
      // The waiting is ours, on the platform's clock.
      delay: () => 0,
      shouldRetry({ error, retryCount }) {
        if (signal?.aborted) return false
        const response = error instanceof HTTPError ? error.response : undefined
        const delay = retryDelay(
          {
            error,
            status: response?.status,
            retryAfter: response?.headers.get('retry-after') ?? undefined,
            attempt: retryCount,
            elapsedMs: platform.clock.now() - startedAt
          },
          config
        )
        waitMs = delay ?? 0
        return delay !== undefined && bucket.take()
      }
    },
    hooks: {
      beforeRetry: [() => pause(platform, waitMs, signal)],
      afterResponse: [(_request, _options, response) => void (response.ok && bucket.giveBack())]
    }
  }
}

async function answerText(endpoint: EndpointShape, url: string, options: Options) {
  try {
    const answer = await ky(url, options)
    return await answer.text()
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    if (error instanceof HTTPError) {
      const { status, statusText } = error.response
      throw refusal(endpoint, status, statusText, await error.response.text())
    }
    throw new ApiError({ where: endpointName(endpoint), retryable: true, cause: error })
  }
}

function readAnswer<Shape extends EndpointShape>(endpoint: Shape, text: string, { log }: Platform) {
  try {
    return parseAnswer(endpoint, text)
  } catch (error) {
    if (error instanceof ApiError) log('error', `Unreadable answer: ${error.where}`)
    throw error
  }
}

interface InputParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
  readonly onProgress?: (share: number) => void
}

// EndpointInput is made of these parts, which the compiler cannot see while Shape is open.
const inputParts = (input: unknown) => input as InputParts
