import type { HeaderNames, ShopConfig } from '../platform/config.ts'
import { endpointName } from './answer.ts'
import { givenParts } from './call-input.ts'
import type { EndpointInput, EndpointShape, Method } from './endpoint.ts'
import { requestBody } from './request-body.ts'
import { callUrl } from './url.ts'

/** Who asks: decides prices, currency and what may be seen. */
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
  const given = givenParts(endpoint, input)
  const { params = {}, query = {} } = given
  const { apiUrl, config, visitor, proof, idempotencyKey } = settings
  const body = requestBody(endpoint, given)
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

/** Whether a call carries the anti-bot proof: as its contract says, unless configuration differs. */
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
