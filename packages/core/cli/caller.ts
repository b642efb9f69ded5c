import { randomBytes, randomUUID } from 'node:crypto'

import type { EndpointShape } from '../src/api/endpoint.ts'
import { createServerTime } from '../src/api/server-time.ts'
import { callUrl } from '../src/api/url.ts'
import { shopConfig } from '../src/config/config.ts'
import type { Answer } from './differences.ts'
import type { Recipe } from './recipes.ts'

const TIME_LIMIT_MS = 20_000
const NONCE_BYTES = 16

/** The address gives no answer at all: nothing can be said about its contracts. */
export class NoAnswer extends Error {}

export type Call = (endpoint: EndpointShape, input: Recipe, token?: string) => Promise<Answer>

/** Speaks to a backend as a shop front does; `apiUrl` has no slash at the end. */
export function createCaller(apiUrl: string): Call {
  const { headerNames, suggestSegment, paths } = shopConfig()
  const serverTime = createServerTime({ now: Date.now, setTimeout, clearTimeout: () => undefined })
  const visitor = {
    accept: 'application/json',
    [headerNames.siteId]: '1',
    [headerNames.currencyId]: '1',
    [headerNames.client]: 'site',
    [headerNames.cartToken]: randomUUID(),
    [headerNames.sessionId]: randomBytes(NONCE_BYTES).toString('base64url')
  }
  return async (endpoint, { params = {}, query = {}, body }, token) => {
    const url = callUrl({ path: endpoint.path, params, query }, { apiUrl, suggestSegment, paths })
    const headers = {
      ...visitor,
      [headerNames.sendingTime]: String(serverTime.now()),
      [headerNames.nonce]: randomBytes(NONCE_BYTES).toString('base64url'),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' })
    }
    const answer = await reach(url, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS)
    })
    serverTime.learn(answer.date)
    return { status: answer.status, body: parsed(answer.text) }
  }
}

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
