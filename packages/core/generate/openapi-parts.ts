// What every call has in common: headers, errors, ways to say who asks.
import type { EndpointShape } from '../src/api/endpoint.ts'
import { shopConfig } from '../src/platform/config.ts'
import type { Json } from './openapi-schemas.ts'

const { headerNames, socketTokenParam } = shopConfig()

const text = { type: 'string' }

const header = (name: string, description: string, schema: Json = text): Json => ({
  name,
  in: 'header',
  description,
  schema
})

const needed = (parameter: Json): Json => ({ ...parameter, required: true })

export const headerParameters: Json = {
  SiteId: header(headerNames.siteId, 'The site, «1» unless another one was chosen.'),
  CurrencyId: header(headerNames.currencyId, 'The currency prices are shown in.'),
  Client: header(headerNames.client, 'What asks: «site» for a shop front.'),
  CartToken: header(
    headerNames.cartToken,
    'The visitor’s cart, a UUID; also the key to a guest’s own orders.'
  ),
  SessionId: needed(header(headerNames.sessionId, 'Anti-bot proof: the tab.')),
  SendingTime: needed(header(headerNames.sendingTime, 'Anti-bot proof: server time in ms.')),
  Nonce: needed(header(headerNames.nonce, 'Anti-bot proof: never sent twice.')),
  IdempotencyKey: needed(
    header(headerNames.idempotencyKey, 'The same key and body is the same order.')
  )
}

const VISITOR = ['SiteId', 'CurrencyId', 'Client', 'CartToken']
const PROOF = ['SessionId', 'SendingTime', 'Nonce']

/** Headers of one call; a doc comment that names the idempotency key asks for it. */
export function requestHeaders(endpoint: EndpointShape, doc = ''): Json[] {
  const hasKey = doc.includes(`\`${headerNames.idempotencyKey}\``)
  return [
    ...VISITOR,
    ...(endpoint.guarded ? PROOF : []),
    ...(hasKey ? ['IdempotencyKey'] : [])
  ].map(name => ({ $ref: `#/components/parameters/${name}` }))
}

export const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Access token of a signed-in visitor.' },
  socketToken: {
    type: 'apiKey',
    in: 'query',
    name: socketTokenParam,
    description: '«Bearer …» of the live connection.'
  }
}

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
})

const responses: Json = {
  BadInput: refusal('Wrong fields, named in `errors`.'),
  Unauthorized: refusal('The token is missing or no longer good.'),
  NotFound: refusal('There is no such thing, or it is somebody else’s.'),
  TooMany: refusal('Too many calls; `Retry-After` says when to come back.'),
  Refused: refusal('Any other refusal.'),
  Failed: refusal('The shop has failed: the same call may succeed later.')
}

const reference = (name: string): Json => ({ $ref: `#/components/responses/${name}` })

export const errorResponses = {
  schemas: {
    Refusal: {
      type: 'object',
      description: 'Words for the shopper, in Russian.',
      properties: {
        message: text,
        errors: { type: 'object', additionalProperties: text },
        total: { type: 'number', description: 'The sum that holds now, rubles.' }
      },
      required: ['message']
    }
  },
  responses,
  of: (endpoint: Partial<EndpointShape> & Pick<EndpointShape, 'path'>): Json => ({
    ...((endpoint.body || endpoint.query || endpoint.upload) && { 400: reference('BadInput') }),
    ...((endpoint.signedIn || endpoint.credentials) && { 401: reference('Unauthorized') }),
    ...(endpoint.path.includes('{') && { 404: reference('NotFound') }),
    ...(endpoint.guarded && { 429: reference('TooMany') }),
    '4XX': reference('Refused'),
    default: reference('Failed')
  })
}
