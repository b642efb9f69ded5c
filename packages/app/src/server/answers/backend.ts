import { randomBytes, randomUUID } from 'node:crypto'
import { ApiError } from '@vitrina/core'
import type { EndpointCall, EndpointShape } from '@vitrina/core/api'
import { answerOf, type CallVisitor, callOf, isSuccess } from '@vitrina/core/api'

import {
  type BackendAnswer,
  type BackendRequest,
  type Exchange,
  readText
} from '../requests/exchange.ts'
import { whenLate } from '../requests/in-time.ts'
import { createTurn } from '../requests/progress.ts'

/** A visitor hears of a backend that says nothing within 3 s (R26), of which a page takes some. */
export const ANSWER_LIMIT_MS = 2500
const BAD_GATEWAY = 502

/** Who asks, through us. */
export interface Caller extends Omit<CallVisitor, 'token'> {
  readonly siteId: string
  readonly currencyId: string
  readonly authToken?: string | undefined
  /** The visitor's address, which the backend's limits count by. */
  readonly ip?: string | undefined
}

/** The backend has not answered at all, or not in time. */
export class BackendAway extends ApiError {}

/** Calls the backend in the name of one visitor; every failure is an ApiError. */
export function createBackend(
  exchange: Exchange,
  { authToken, ip, ...caller }: Caller
): EndpointCall {
  const visitor = { ...caller, token: authToken }
  return async (endpoint, input, _, idempotencyKey) => {
    // The exchange knows where the backend is.
    const settings = { apiUrl: '', config: exchange.spelling, visitor, proof, idempotencyKey }
    const call = callOf(endpoint, input, settings)
    const { type, body } = await wireOf(call.body)
    const answer = await send(exchange, {
      method: call.method,
      path: call.url,
      headers: { ...call.headers, ...type, ...(ip && { 'x-forwarded-for': ip }) },
      body
    })
    return read(endpoint, answer)
  }
}

/** Without script a page cannot prove its form: whoever takes it does, anew for each call. */
const proof = () => ({
  sessionId: randomUUID(),
  sendingTime: Date.now(),
  nonce: randomBytes(16).toString('base64url')
})

/** A form with a file is written out here: its type names the boundary of its parts. */
async function wireOf(body: string | FormData | undefined) {
  if (!(body instanceof FormData)) return { type: {}, body }
  const form = new Response(body)
  const type = { 'content-type': form.headers.get('content-type') ?? '' }
  return { type, body: Buffer.from(await form.arrayBuffer()) }
}

async function send(exchange: Exchange, request: BackendRequest): Promise<BackendAnswer> {
  const limit = new AbortController()
  const isHere = whenLate(ANSWER_LIMIT_MS, () => limit.abort(), createTurn(exchange.progress))
  try {
    return await readText(await exchange({ ...request, signal: limit.signal }))
  } catch (cause) {
    throw new BackendAway({ status: BAD_GATEWAY, retryable: true, cause })
  } finally {
    isHere()
  }
}

function read<Shape extends EndpointShape>(endpoint: Shape, answer: BackendAnswer) {
  try {
    return answerOf(endpoint, answer)
  } catch (error) {
    if (!(error instanceof ApiError && isSuccess(answer))) throw error
    // We are a gateway here: it was answered, but nobody can read it.
    throw new ApiError({ status: BAD_GATEWAY, where: error.where, cause: error })
  }
}
