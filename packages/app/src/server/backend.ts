import { ApiError } from '@vitrina/core'
import type { EndpointInput, EndpointOutput, EndpointShape } from '@vitrina/core/contracts'

import { type BackendAnswer, type Exchange, readText } from './exchange.ts'

const ANSWER_LIMIT_MS = 3000
const BAD_GATEWAY = 502
const GATEWAY_TIMEOUT = 503

/** Who asks: decides prices, currency and what may be seen. */
export interface Caller {
  readonly siteId: string
  readonly currencyId: string
  readonly authToken?: string | undefined
  readonly cartToken?: string | undefined
  /** The visitor's address, which the backend's limits count by. */
  readonly ip?: string | undefined
}

export type Backend = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>
) => Promise<EndpointOutput<Shape>>

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Calls the backend in the name of one visitor; every failure is an ApiError. */
export function createBackend(exchange: Exchange, caller: Caller): Backend {
  const headers = callerHeaders(caller)
  return async (endpoint, input) => {
    // What a contract has no part for is not there.
    const { params = {}, query = {}, body } = input as LooseInput
    const answer = await send(exchange, {
      method: endpoint.method,
      path: fillPath(endpoint.path, params) + queryString(query),
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body)
    })
    return parseAnswer(endpoint, answer)
  }
}

async function send(exchange: Exchange, request: Parameters<Exchange>[0]): Promise<BackendAnswer> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  try {
    return await readText(await exchange({ ...request, signal }))
  } catch (cause) {
    throw new ApiError({
      status: signal.aborted ? GATEWAY_TIMEOUT : BAD_GATEWAY,
      retryable: true,
      cause
    })
  }
}

function parseAnswer<Shape extends EndpointShape>(
  endpoint: Shape,
  { status, text }: BackendAnswer
): EndpointOutput<Shape> {
  const where = `${endpoint.method} ${endpoint.path}`
  const body = parseJson(text)
  if (status >= 400) throw new ApiError({ ...messageOf(body), status, where, body })
  const parsed = endpoint.response.safeParse(body)
  if (parsed.success) return parsed.data as EndpointOutput<Shape> // The schema's own output.
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new ApiError({ status: BAD_GATEWAY, where: `${where}: ${field}` })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // A proxy's page instead of an answer: the status or the schema tells.
  }
}

function messageOf(body: unknown): { message?: string } {
  if (typeof body !== 'object' || body === null || !('message' in body)) return {}
  return typeof body.message === 'string' ? { message: body.message } : {}
}

const fillPath = (path: string, params: Readonly<Record<string, string | number>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** Arrays repeat their key (N7). */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(item => item !== undefined)
      .map(item => [name, String(item)])
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const callerHeaders = ({ siteId, currencyId, authToken, cartToken, ip }: Caller) => ({
  accept: 'application/json',
  client: 'site',
  'site-id': siteId,
  'currency-id': currencyId,
  ...(authToken && { authorization: `Bearer ${authToken}` }),
  ...(cartToken && { 'cart-token': cartToken }),
  ...(ip && { 'x-forwarded-for': ip })
})
