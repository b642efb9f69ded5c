import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { openApiDocument } from './openapi.ts'
import { createSchemaWriter, type Json } from './openapi-schemas.ts'
import { endpoints, plainPaths, readDocs, readEntities } from './sources.ts'

const document = await openApiDocument()

/** The value at a place of the document; keys hold slashes, so a place is a list. */
const at = (...keys: readonly string[]) =>
  keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), document)

const operation = (line: string) => {
  const [method = '', path = ''] = line.split(' ')
  return Object(at('paths', path, method.toLowerCase()))
}

const queryOf = (line: string): Json =>
  Object.fromEntries(
    operation(line)
      .parameters.filter((parameter: Json) => parameter.in === 'query')
      .map((parameter: Json) => [parameter.name, parameter])
  )

const headersOf = (line: string): string[] =>
  operation(line)
    .parameters.flatMap(({ $ref }: Json) => (typeof $ref === 'string' ? [$ref] : []))
    .map((reference: string) => reference.split('/').at(-1) ?? '')

test('every reference of the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
  const lost = references.filter(([, place = '']) => at(...place.split('/')) === undefined)

  expect(references.length).toBeGreaterThan(500)
  expect(lost.map(([, place]) => place)).toEqual([])
})

test('no schema speaks of the definitions of its own', () => {
  expect(JSON.stringify(document)).not.toContain('#/$defs/')
})

test('every call has an id of its own and its service for a tag', () => {
  const ids = endpoints.map(({ endpoint }) => {
    const { operationId, tags } = operation(`${endpoint.method} ${endpoint.path}`)
    return [operationId, tags]
  })

  expect(ids).toEqual(endpoints.map(({ name, endpoint }) => [name, [endpoint.path.split('/')[1]]]))
})

test.each<[string, string, object]>([
  [
    'a needed list',
    'GET /catalog/v1/products/by-ids',
    { ids: { required: true, schema: { type: 'array', maxItems: 50 } } }
  ],
  [
    'a choice',
    'GET /delivery/v1/points',
    { type: { schema: { enum: ['pickupPoint', 'store'] } }, city: { schema: { maxLength: 100 } } }
  ],
  [
    'a page',
    'GET /favorites/v1',
    { page: { schema: { minimum: 1 } }, limit: { schema: { minimum: 1, maximum: 100 } } }
  ]
])('%s of a query is told with its limits', (_, line, parameters) => {
  expect(queryOf(line)).toMatchObject(parameters)
})

test('what may be left out of a query is not required', () => {
  expect(Object.keys(queryOf('GET /news/v1'))).toEqual(['page', 'limit', 'type', 'tag'])
  expect(queryOf('GET /news/v1').tag).not.toHaveProperty('required')
})

test('a place in a path is a needed parameter', () => {
  expect(operation('GET /banners/v1/{code}').parameters).toContainEqual({
    name: 'code',
    in: 'path',
    required: true,
    schema: { type: 'string' }
  })
})

test.each<[string, string[]]>([
  ['GET /basket/v1', ['SiteId', 'CurrencyId', 'Client', 'CartToken']],
  [
    'POST /users/v1/login',
    ['SiteId', 'CurrencyId', 'Client', 'CartToken', 'SessionId', 'SendingTime', 'Nonce']
  ],
  [
    'POST /orders/v1',
    [
      ...['SiteId', 'CurrencyId', 'Client', 'CartToken'],
      ...['SessionId', 'SendingTime', 'Nonce', 'IdempotencyKey']
    ]
  ]
])('%s carries the headers %j', (line, headers) => {
  expect(headersOf(line)).toEqual(headers)
})

test.each<[string, unknown]>([
  ['GET /users/v1/profile', [{ bearer: [] }]],
  ['PUT /users/v1/password', [{ bearer: [] }]],
  ['POST /users/v1/login', []],
  ['GET /catalog/v1/categories', [{}, { bearer: [] }]],
  ['GET /notifications/v1/notification/subscribe', [{}, { socketToken: [] }]],
  ['GET /file/v1/download', []]
])('%s is asked by those who prove who they are by %j', (line, security) => {
  expect(operation(line).security).toEqual(security)
})

test.each<[string, string[]]>([
  ['GET /catalog/v1/categories', ['200', '4XX', 'default']],
  ['GET /users/v1/profile', ['200', '401', '4XX', 'default']],
  ['POST /users/v1/login', ['200', '400', '401', '429', '4XX', 'default']],
  ['GET /raffles/v1/{code}', ['200', '400', '404', '4XX', 'default']],
  ['GET /notifications/v1/notification/subscribe', ['101', '4XX', 'default']]
])('%s answers with %j', (line, statuses) => {
  expect(Object.keys(operation(line).responses)).toEqual(statuses)
})

const operations: readonly Json[] = Object.values(document.paths ?? {}).flatMap(path =>
  Object.values<Json>(path)
)

test('every call has a summary of its own, a described tag, an answer and a refusal', () => {
  const tags = [document.tags].flat().map(tag => Object(tag))
  const described = new Set(tags.filter(tag => /\.$/.test(tag.description)).map(({ name }) => name))

  expect(operations.length).toBeGreaterThan(140)
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length)
  for (const { summary, tags: own, responses } of operations) {
    expect(summary).toMatch(/^[A-Z][a-z]+(?: [a-z\d]+)*$/)
    expect(
      [own].flat().every(tag => described.has(tag)),
      String(summary)
    ).toBe(true)
    expect(Object.keys(Object(responses)), String(summary)).toContainEqual(
      expect.stringMatching(/^(?:1|2)\d\d$/)
    )
    expect(responses, String(summary)).toHaveProperty('4XX')
  }
})

test('every answer of JSON has an example that keeps its contract', () => {
  for (const { endpoint, name } of endpoints) {
    const { content } = operation(`${endpoint.method} ${endpoint.path}`).responses['200']
    const { example } = content['application/json']

    expect(endpoint.response.safeParse(example).error, name).toBeUndefined()
  }
})

test('a list of a fixed length is told by its length, and no address is of one machine', () => {
  expect(JSON.stringify(document)).not.toContain('"items":false')
  expect(at('components', 'schemas', 'DeliveryPoint', 'properties', 'coordinates')).toEqual({
    type: 'array',
    prefixItems: [{ type: 'number' }, { type: 'number' }],
    minItems: 2,
    maxItems: 2
  })
  expect(document.servers).toMatchObject([{ url: '/api' }])
})

test('a refusal has words, perhaps fields and the sum that holds now', () => {
  expect(at('components', 'schemas', 'Refusal')).toMatchObject({
    required: ['message'],
    properties: {
      message: { type: 'string' },
      errors: { additionalProperties: { type: 'string' } },
      total: { type: 'number' }
    }
  })
})

test('a post that only reads, and how long a cache may keep an answer, are told', () => {
  expect(operation('POST /catalog/v1/products')).toHaveProperty('x-reads-only', true)
  expect(operation('GET /seo/v1')).toHaveProperty('x-public-seconds', 60)
  expect(operation('GET /basket/v1')).not.toHaveProperty('x-public-seconds')
})

test.each<[string, string[], number]>([
  ['POST /file/v1', ['targetCode', 'file'], 52_428_800],
  ['POST /image-uploader/v1', ['file'], 10_485_760]
])('%s carries a form with %j, %i bytes of the file at most', (line, parts, bytes) => {
  expect(operation(line).requestBody).toMatchObject({
    required: true,
    description: `Its file «file» has at most ${bytes} bytes.`,
    content: { 'multipart/form-data': { schema: { type: 'object', required: parts } } }
  })
})

test('a picture is no JSON, and its place is told by its id and its ending', () => {
  const { responses, parameters } = operation('GET /image-minifier/v1/{fileId}.{ext}')

  expect(responses['200'].content).toHaveProperty('*/*')
  expect(parameters.map(({ name }: Json) => name)).toEqual(['fileId', 'ext'])
})

test('an entity that is the whole answer is a reference, a query is none', async () => {
  const order = z.object({ id: z.string() })
  const orderQuery = z.object({ page: z.number() })
  const schemas = createSchemaWriter(
    [
      { name: 'order', file: 'order', schema: order },
      { name: 'orderQuery', file: 'order', schema: orderQuery }
    ],
    new Map([['order', 'What was bought.']])
  )

  expect(schemas.write(order)).toEqual({ $ref: '#/components/schemas/Order' })
  expect(schemas.write(orderQuery)).toMatchObject({ properties: { page: { type: 'number' } } })
  expect(schemas.components()).toMatchObject({ Order: { description: 'What was bought.' } })
})

test('doc comments of contracts and entities are read as one paragraph', async () => {
  expect(readDocs('src/contracts').get('getSeo')).toBe(
    'Texts set by hand for an address of the shop: its path, never its query.'
  )
  expect(readDocs('src/contracts').get('mergeFavorites')).toBe(
    "Adds a guest's list, newest first. The same list twice changes nothing."
  )
  expect(readDocs('src/entities').get('pagingMeta')).not.toContain('*')
  expect((await readEntities()).map(({ name }) => name)).toContain('productCard')
})

test('the OpenAPI document is a valid one of version 3.1', async () => {
  const validator = new Validator()

  const { valid, errors } = await validator.validate(document)

  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('the OpenAPI document has every call, the socket and the files', () => {
  const { paths } = document

  for (const { endpoint, name } of endpoints) {
    expect(paths).toHaveProperty(
      [endpoint.path, endpoint.method.toLowerCase(), 'operationId'],
      name
    )
  }
  for (const { path } of plainPaths) expect(paths).toHaveProperty([path, 'get'])
  expect(plainPaths.map(({ path }) => path)).toContain('/notifications/v1/notification/subscribe')
})

test('a call says who may ask, what it carries and how it is refused', () => {
  const { paths } = document

  expect(paths).toHaveProperty(['/users/v1/profile', 'get', 'security'], [{ bearer: [] }])
  expect(paths).toHaveProperty(
    ['/file/v1', 'post', 'requestBody', 'content', 'multipart/form-data', 'schema', 'required'],
    ['targetCode', 'file']
  )
  expect(paths).toHaveProperty(
    ['/users/v1/profile', 'get', 'responses', '401', '$ref'],
    '#/components/responses/Unauthorized'
  )
  expect(JSON.stringify(paths)).toContain('#/components/parameters/IdempotencyKey')
})

test('a thing that many calls give has one schema', () => {
  const { paths } = document

  expect(paths).toHaveProperty(
    ['/orders/v1/view', 'get', 'responses', '200', 'content', 'application/json', 'schema'],
    { $ref: '#/components/schemas/Order' }
  )
})
