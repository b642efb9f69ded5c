import type * as z from 'zod/mini'
import { among, reported } from '../platform/near-name.ts'
import type { EndpointShape } from './endpoint.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * In a development build, refuses fields of a query or body that the contract does not know, or knows as
 * another type, by their names; `call` names the call. What is too long or ill-formed is the backend's
 * to say.
 */
export function needFields(
  call: string,
  contract: Parts,
  input: { readonly query?: unknown; readonly body?: unknown }
): void {
  if (process.env.NODE_ENV !== 'production') {
    const { query, body } = contract
    needNoMore(call, contract, input)
    if (query && input.query !== undefined) needPart(`${call}: query`, query, input.query)
    if (body && input.body !== undefined) needPart(`${call}: body`, body, input.body)
  }
}

type Parts = Pick<EndpointShape, 'query' | 'body'>

/** What a contract has no schema of is dropped, or no browser sends it. */
function needNoMore(
  call: string,
  parts: Parts,
  input: { readonly [Part in keyof Parts]: unknown }
) {
  for (const part of ['query', 'body'] as const) {
    if (parts[part] !== undefined || Object.keys(Object(input[part])).length === 0) continue
    const other = part === 'query' ? 'body' : 'query'
    const taken = parts[other] === undefined ? '' : `; it takes ${other}`
    throw new TypeError(`${call}: ${part} is given, and this call takes none${taken}`)
  }
}

function needPart(part: string, schema: z.ZodMiniType, input: unknown): void {
  const names = namesOf(schema)
  const unknown = Object.keys(Object(input)).find(name => names?.includes(name) === false)
  if (names && unknown !== undefined) {
    throw new TypeError(`${part}.${unknown}: there is no such field ${among(unknown, names)}`)
  }
  const issues = schema.safeParse(input).error?.issues ?? []
  for (const issue of issues) {
    if (issue.code !== 'invalid_type') continue
    const value = issue.path.reduce<unknown>((from, key) => Object(from)[key], input)
    const kind = KINDS[issue.expected] ?? issue.expected
    const field = [part, ...issue.path].join('.')
    throw new TypeError(`${field} has to be ${kind}, not ${reported(value)}`)
  }
}

/** The fields of an object; undefined where the schema is of another kind. */
function namesOf(schema: z.ZodMiniType): readonly string[] | undefined {
  const { def } = schema._zod
  return 'shape' in def && def.shape ? Object.keys(def.shape) : undefined
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object'
}
