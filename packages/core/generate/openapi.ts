// The whole API as an OpenAPI 3.1 document, from the contracts alone.
import { exampleOf } from '../src/testing/fixture-of.ts'
import {
  errorResponses,
  headerParameters,
  requestHeaders,
  securitySchemes
} from './openapi-parts.ts'
import { createSchemaWriter, type Json, type SchemaWriter } from './openapi-schemas.ts'
import { tagOf, tagsOf } from './openapi-tags.ts'
import { endpoints, type NamedEndpoint, plainPaths, readDocs, readEntities } from './sources.ts'

const SOCKET = /\/subscribe$/

export async function openApiDocument(): Promise<Json> {
  const docs = readDocs('src/contracts')
  const schemas = createSchemaWriter(await readEntities(), readDocs('src/entities'))
  const paths: Record<string, Json> = {}
  for (const named of endpoints) {
    const { path, method } = named.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(named, schemas, docs) }
  }
  for (const { name, path } of plainPaths) {
    paths[path] = { ...paths[path], get: plainOperation(name, path, docs) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina shop API',
      version: '0.1.0',
      description: 'Generated from the contracts of @vitrina/core. Sums are rubles, times are ISO.',
      license: { name: 'MIT', identifier: 'MIT' }
    },
    servers: [
      { url: '/api', description: 'Of the shop’s own address: the storefront passes calls on' }
    ],
    tags: tagsOf(Object.keys(paths)),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { ...errorResponses.schemas, ...schemas.components() },
      responses: errorResponses.responses,
      parameters: headerParameters,
      securitySchemes
    }
  }
}

/** `listProducts` in words: «List products». */
function summaryOf(name: string): string {
  const words = name.replaceAll(/[A-Z]|\.\w/g, part => ` ${part.replace('.', '').toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function operation({ name, endpoint }: NamedEndpoint, schemas: SchemaWriter, docs: Docs): Json {
  const description = docs.get(name)
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [tagOf(endpoint.path)],
    ...(description && { description }),
    ...(endpoint.reads && { 'x-reads-only': true }),
    ...(endpoint.publicSeconds && { 'x-public-seconds': endpoint.publicSeconds }),
    security: securityOf(endpoint),
    parameters: [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint, schemas),
      ...requestHeaders(endpoint, description)
    ],
    ...((endpoint.body || endpoint.upload) && { requestBody: requestBody(endpoint, schemas) }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': answerOf(endpoint, schemas) }
      },
      ...errorResponses.of(endpoint)
    }
  }
}

/** With an example of the testing kit, as a server sends it: what is undefined is left out. */
const answerOf = ({ response }: Shape, schemas: SchemaWriter): Json => ({
  schema: schemas.write(response),
  example: JSON.parse(JSON.stringify(exampleOf(response)))
})

type Docs = ReadonlyMap<string, string>
type Shape = NamedEndpoint['endpoint']

function securityOf({ signedIn, credentials, asMember }: Shape): Json[] {
  if (signedIn) return [{ bearer: [] }]
  return credentials && !asMember ? [] : [{}, { bearer: [] }]
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' }
  }))

/** A list is a repeated key (N7). */
function queryParameters({ query }: Shape, schemas: SchemaWriter): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemas.write(query)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(needed.includes(name) && { required: true }),
    schema
  }))
}

function requestBody({ body, upload }: Shape, schemas: SchemaWriter): Json {
  const schema = body ? schemas.write(body) : {}
  if (!upload) return { required: true, content: { 'application/json': { schema } } }
  const { properties = {}, required = [] } = schema
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const description = `Its file «${upload.field}» has at most ${upload.maxBytes} bytes.`
  const form = {
    type: 'object',
    properties: Object.assign({}, properties, { [upload.field]: file }),
    required: [required, upload.field].flat()
  }
  return {
    required: true,
    description,
    content: { 'multipart/form-data': { schema: form } }
  }
}

function plainOperation(name: string, path: string, docs: Docs): Json {
  const description = docs.get(name.split('.')[0] ?? name)
  const answer = SOCKET.test(path)
    ? { 101: { description: 'The connection becomes a WebSocket' } }
    : {
        200: {
          description: 'Not JSON',
          content: { '*/*': { schema: { type: 'string', contentEncoding: 'binary' } } }
        }
      }
  return {
    operationId: name.replace('.', '-'),
    summary: summaryOf(name),
    tags: [tagOf(path)],
    ...(description && { description }),
    security: SOCKET.test(path) ? [{}, { socketToken: [] }] : [],
    parameters: pathParameters(path),
    responses: { ...answer, ...errorResponses.of({ path }) }
  }
}
