import * as z from 'zod/mini'
import type { EndpointShape } from '../api/endpoint.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { unknownWords } from '../api/unknown-words.ts'
import { ApiError } from '../platform/api-error.ts'
import { json } from './fake-server.ts'
import { exampleOf } from './fixture-of.ts'
import { createTestClient } from './test-client.ts'

export type AnyCall = (api: EndpointCall) => Promise<unknown>

/** A fact, the line on the wire and the call that puts it there. */
export type AskedRow = readonly [fact: string, line: string, call: AnyCall]
/** A fact, a schema, what it is given and the fields that it refuses. */
export type InputRow = readonly [
  fact: string,
  schema: z.ZodMiniType,
  input: unknown,
  wrong: readonly string[]
]
/** `METHOD /path: field`, what the answer holds there and its call. */
export type AnswerRow = readonly [where: string, wrong: unknown, endpoint: EndpointShape]

export interface Asked {
  /** `GET /path?query`, decoded. */
  readonly line: string
  /** Query and JSON as they were given to the client, without what is undefined. */
  readonly input: unknown
  /** The same as the contract reads it: what it does not know is lost, what it refuses throws. */
  readonly known: unknown
  readonly body: unknown
}

const API_PATH = '/api'
const PLACES = { id: '1', code: '1' }

/** What a call puts on the wire, and what its contract knows of it. */
export async function askedBy(call: AnyCall): Promise<Asked> {
  const { api, finish, requests } = createTestClient([json(400, {})])
  const seen: { input: unknown; known: unknown } = { input: undefined, known: undefined }
  const watched: EndpointCall = (endpoint, input, signal, key) => {
    const { query, body }: { query?: unknown; body?: unknown } = Object(input)
    seen.input = plain({ query, body })
    seen.known = plain({
      query: endpoint.query && query && z.parse(endpoint.query, query),
      body: endpoint.body && z.parse(endpoint.body, body)
    })
    return api(endpoint, input, signal, key)
  }
  await finish(call(watched))
  const [request] = requests
  if (request === undefined) throw new TypeError('The call sent nothing')
  const { pathname, searchParams } = new URL(request.url)
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&')
  const path = decodeURIComponent(pathname.slice(API_PATH.length))
  const isJson = request.headers.get('content-type')?.includes('json') === true
  return {
    ...seen,
    line: `${request.method} ${path}${query && `?${query}`}`,
    body: isJson ? await request.json() : undefined
  }
}

/** What a call hands over when the server answers so. */
export async function readFrom(call: AnyCall, answer: unknown): Promise<unknown> {
  const { api, finish } = createTestClient([json(200, answer)])
  const { result } = await finish(call(api))
  return result.status === 'fulfilled' ? result.value : result.reason
}

/**
 * Where the client refuses an answer that is right but for the field of the row.
 * `undefined` leaves the field out; a wrong answer that is let in gives undefined.
 */
export async function refusedAt([where, wrong, endpoint]: AnswerRow): Promise<string | undefined> {
  const [, field = ''] = where.split(': ')
  const answer = withField(plain(exampleOf(endpoint.response)), field.split('.'), wrong)
  const { query, body, upload } = endpoint
  const input = {
    params: PLACES,
    ...(query && { query: exampleOf(query) }),
    ...(body && { body: exampleOf(body) }),
    ...(upload && { file: new Blob(['1']), fileName: 'file.png' })
  }
  const error = await readFrom(api => api(endpoint, input), answer)
  return error instanceof ApiError ? error.where : undefined
}

/** Paths of the fields that a schema refuses. */
export function wrongFields(schema: z.ZodMiniType, value: unknown): readonly string[] {
  const { error } = z.safeParse(schema, value)
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

/** The words that an open list of an answer knows. */
export const wordsOf = (schema: z.ZodMiniType): readonly string[] | undefined =>
  unknownWords(schema, 'unknown')[0]?.words

/** The same value with one field changed, or left out for `undefined`. */
export function withField(value: unknown, keys: readonly string[], wanted: unknown): unknown {
  const [key = '', ...rest] = keys
  const copy = structuredClone(value)
  const inner = rest.length === 0 ? wanted : withField(Reflect.get(Object(copy), key), rest, wanted)
  if (inner === undefined) Reflect.deleteProperty(Object(copy), key)
  else Reflect.set(Object(copy), key, inner)
  return copy
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
