import { randomBytes, randomUUID } from 'node:crypto'

import { callOf } from '../src/api/call.ts'
import type { EndpointShape } from '../src/api/endpoint.ts'
import { createServerTime } from '../src/api/server-time.ts'
import { shopConfig } from '../src/platform/config.ts'
import type { Answer } from './differences.ts'
import type { Recipe } from './recipes.ts'

const TIME_LIMIT_MS = 20_000
const NONCE_BYTES = 16

/** The address gives no answer at all: nothing can be said about its contracts. */
export class NoAnswer extends Error {}

export type Call = (endpoint: EndpointShape, input: Recipe, token?: string) => Promise<Answer>

/** Speaks to a backend as a shop front does; `apiUrl` has no slash at the end. */
export function createCaller(apiUrl: string): Call {
  const config = shopConfig()
  const serverTime = createServerTime({ now: Date.now, setTimeout, clearTimeout: () => undefined })
  const cartToken = randomUUID()
  const sessionId = randomWord()
  const proof = () => ({ sessionId, sendingTime: serverTime.now(), nonce: randomWord() })
  return async (endpoint, input, token) => {
    const visitor = { cartToken, token }
    const call = callOf(endpoint, input, { apiUrl, config, visitor, proof })
    const answer = await reach(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.body !== undefined && { body: call.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS)
    })
    serverTime.learn(answer.date)
    return { status: answer.status, body: parsed(answer.text) }
  }
}

const randomWord = () => randomBytes(NONCE_BYTES).toString('base64url')

async function reach(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request)
    const date = response.headers.get('date')
    return { status: response.status, date, text: await response.text() }
  } catch (error) {
    throw new NoAnswer(`${new URL(url).origin} does not answer: ${reasonOf(error)}`)
  }
}

/** The network's own word, which `fetch` hides in the cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {}
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
