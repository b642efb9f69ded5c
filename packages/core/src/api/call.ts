import type { HeaderNames, ShopConfig } from '../platform/config.ts'
import { needObject } from '../platform/input.ts'
import { endpointName } from './answer.ts'
import type { EndpointInput, EndpointShape, Method } from './endpoint.ts'
import { needFields } from './need-fields.ts'
import { callUrl } from './url.ts'

interface BodyInputs {
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
}

/** What a call carries: a form where its contract has a file, JSON otherwise. */
function requestBody(endpoint: EndpointShape, options: BodyInputs): string | FormData | undefined {
  const { body, file, fileName = '' } = options
  if (endpoint.upload && file !== undefined) {
    // The fields come first: the server knows what the file is for before it arrives.
    const form = new FormData()
    for (const [name, text] of Object.entries(body ?? {})) form.append(name, String(text))
    form.append(endpoint.upload.field, file, fileName)
    return form
  }
  return body === undefined ? undefined : JSON.stringify(body)
}

/** What a caller passes, as any contract may want it. */
interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
}

/** The parts of a call's input; refuses an input that lacks what the contract wants, by its name. */
function inputOf<Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>
): CallInput {
  needObject(endpoint, 'api(endpoint)')
  const name = `api(${endpoint.method} ${endpoint.path})`
  needObject(input, `${name}: input`)
  // EndpointInput is made of these parts, which the compiler cannot see while Shape is open.
  const initial = input as CallInput
  const lacking = lackOf(endpoint, initial)
  if (lacking !== undefined) throw new TypeError(`${name}: ${lacking} is missing`)
  needFields(name, endpoint, initial)
  return initial
}

function lackOf(endpoint: EndpointShape, { params = {}, query, body, file }: CallInput) {
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

/** Identity that is sent with a call; the backend decides prices, currency and access by it. */
export interface CallVisitor {
  readonly siteId?: string | undefined
  readonly currencyId?: string | undefined
  readonly cartToken?: string | undefined
  /** The bearer token of a member. */
  readonly token?: string | undefined
}

/** The anti-bot proof of one attempt (N21). */
export interface CallProof {
  readonly sessionId: string
  /** Milliseconds since 1970, by the server's clock. */
  readonly sendingTime: number
  readonly nonce: string
}

export interface CallSettings {
  /** Stands before every path; no slash at the end. */
  readonly apiUrl: string
  readonly config: Pick<ShopConfig, 'headerNames' | 'paths' | 'suggestSegment' | 'guardedRoutes'>
  readonly visitor: CallVisitor
  /** Made anew for each attempt of a call that asks for it. */
  readonly proof?: (() => CallProof) | undefined
  /** Makes a repeated order the same order. */
  readonly idempotencyKey?: string | undefined
}

/** One call as any wire can send it. */
export interface Call {
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

const DEFAULT_ID = '1'
/** What may stand in a header: a cookie can be set by anyone. */
const SAFE_ID = /^[\w-]{1,36}$/
const SAFE_CART_TOKEN = /^[\w-]{1,64}$/

/** The request of a call: its path and lists (N7), its headers (N6), its body, also of a DELETE (N8). */
export function callOf<Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  settings: CallSettings
): Call {
  const initial = inputOf(endpoint, input)
  const { params = {}, query = {} } = initial
  const { apiUrl, config, visitor, proof, idempotencyKey } = settings
  const body = requestBody(endpoint, initial)
  return {
    method: endpoint.method,
    url: callUrl({ path: endpoint.path, params, query }, { ...config, apiUrl }),
    headers: {
      ...visitorHeaders(visitor, config.headerNames),
      ...(proof &&
        isGuarded(endpoint, config.guardedRoutes) &&
        proofHeaders(proof(), config.headerNames)),
      ...(idempotencyKey && { [config.headerNames.idempotencyKey]: idempotencyKey }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' })
    },
    body
  }
}

/** Tells whether a call carries the anti-bot proof: by its contract, unless the configuration overrides it. */
export function isGuarded(
  endpoint: EndpointShape,
  { add, remove }: ShopConfig['guardedRoutes']
): boolean {
  const name = endpointName(endpoint)
  return add.includes(name) || (endpoint.guarded === true && !remove.includes(name))
}

function visitorHeaders(visitor: CallVisitor, names: HeaderNames): Record<string, string> {
  const { siteId, currencyId, cartToken = '', token } = visitor
  return {
    accept: 'application/json',
    [names.siteId]: safeId(siteId),
    [names.currencyId]: safeId(currencyId),
    [names.client]: 'site',
    ...(SAFE_CART_TOKEN.test(cartToken) && { [names.cartToken]: cartToken }),
    ...(token && { [names.authorization]: `Bearer ${token}` })
  }
}

const proofHeaders = ({ sessionId, sendingTime, nonce }: CallProof, names: HeaderNames) => ({
  [names.sessionId]: sessionId,
  [names.sendingTime]: String(Math.round(sendingTime)),
  [names.nonce]: nonce
})

const safeId = (id = '') => (SAFE_ID.test(id) ? id : DEFAULT_ID)
