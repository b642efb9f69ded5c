import { needObject } from '../platform/given.ts'
import type { EndpointInput, EndpointShape } from './endpoint.ts'

/** What a caller passes, as any contract may want it. */
interface InputParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
}

/** The parts of a call's input; refuses an input that lacks what the contract wants, by its name. */
export function givenParts<Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>
): InputParts {
  needObject(endpoint, 'api(endpoint)')
  const name = `api(${endpoint.method} ${endpoint.path})`
  needObject(input, `${name}: input`)
  // EndpointInput is made of these parts, which the compiler cannot see while Shape is open.
  const given = input as InputParts
  const lacking = lackOf(endpoint, given)
  if (lacking !== undefined) throw new TypeError(`${name}: ${lacking} is missing`)
  return given
}

function lackOf(endpoint: EndpointShape, { params = {}, query, body, file }: InputParts) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const param = names.find(name => params[name] === undefined || params[name] === null)
  if (param !== undefined) return `params.${param}`
  if (query === undefined) {
    const issue = endpoint.query?.safeParse({}).error?.issues[0]
    if (issue !== undefined) return ['query', ...issue.path].join('.')
  }
  if (endpoint.body !== undefined && body === undefined) return 'body'
  return endpoint.upload !== undefined && file === undefined ? 'file' : undefined
}
