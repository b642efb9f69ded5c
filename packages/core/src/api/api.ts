import ky, { HTTPError, type Options } from 'ky'
import * as z from 'zod/mini'
import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { type CallAnswer, endpointName, isSuccess, longAnswerOf } from './answer.ts'
import { logFault, unreadable } from './answer-faults.ts'
import type { AuthPort } from './auth-port.ts'
import { callOf } from './call.ts'
import type { EndpointShape, UploadInput } from './endpoint.ts'
import type { EndpointCall } from './endpoint-call.ts'
import type { ServerTime } from './server-time.ts'
import {
  type Attempt,
  createRetryBucket,
  createTransport,
  pause,
  type RetryBucket,
  retryDelay
} from './transport.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

interface ApiOptions {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly auth: AuthPort
  readonly serverTime: ServerTime
}

export function createApi(context: ApiOptions): EndpointCall {
  // Without it zod tries to compile code, which a strict content policy reports.
  z.config({ jitless: true })
  const { platform, config } = context
  const transport = createTransport(context)
  const bucket = createRetryBucket(config.retry.bucket)
  let isFirst = true

  return async (endpoint, input, signal, idempotencyKey) => {
    if (platform.painted) await platform.painted()
    const { apiUrl } = platform
    const describe = (attempt: Attempt) =>
      callOf(endpoint, input, { apiUrl, config, idempotencyKey, ...attempt })
    const { method, url } = describe({ visitor: {} })
    const send = transport({ endpoint, describe, onProgress: progressOf(input) })
    const options: Options = {
      method,
      ...(signal && { signal }),
      // ky calls it with the request it built.
      fetch: request => send(new Request(request)),
      timeout: false,
      // A change that is on its way outlives the page it was made on; browsers allow it 64 kB.
      keepalive: endpoint.method !== 'GET' && !endpoint.reads && !endpoint.upload,
      ...retrying(endpoint, context, bucket, signal)
    }
    let answer: CallAnswer | undefined
    try {
      answer = await exchange(endpoint, url, apiUrl, options)
      const read = await longAnswerOf(endpoint, answer, () => pause(platform, 0, undefined))
      isFirst = false
      return read
    } catch (error) {
      if (process.env.NODE_ENV !== 'production') {
        logFault(platform, { endpoint, error, isFirst, ...(answer && { answer }) })
      } else if (error instanceof ApiError && answer && isSuccess(answer)) {
        platform.log('error', unreadable(error))
      }
      throw error
    }
  }
}

/** Only calls that read are repeated, never more than the shop's bucket allows. */
function retrying(
  endpoint: EndpointShape,
  { platform, config }: ApiOptions,
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

async function exchange(
  endpoint: EndpointShape,
  url: string,
  apiUrl: string,
  options: Options
): Promise<CallAnswer> {
  try {
    return await readWhole(await ky(url, options))
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    if (error instanceof HTTPError) return readWhole(error.response)
    const name = endpointName(endpoint)
    const where =
      process.env.NODE_ENV === 'production' ? name : `${name}: nobody answers at ${apiUrl}`
    throw new ApiError({ where, retryable: true, cause: error })
  }
}

const readWhole = async (response: Response): Promise<CallAnswer> => ({
  status: response.status,
  statusText: response.statusText,
  text: await response.text(),
  retryAfter: response.headers.get('retry-after')
})

// Only a call with a file has it, which the compiler cannot see while Shape is open.
const progressOf = (input: unknown) => (input as Partial<UploadInput>).onProgress
