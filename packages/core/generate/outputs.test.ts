import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { API_DOCS, outputs } from './outputs.ts'
import { core, endpoints, plainPaths } from './sources.ts'

const OUTDATED = 'is out of date: npm run generate'

/** Formatting and the order of imports are the formatter's business. */
const words = (text: string) =>
  text
    .split(/[\s,{}[\]]+/)
    .toSorted()
    .join(' ')

test('what is generated belongs to today’s contracts, entities and entries', async () => {
  const made = await outputs()
  const outdated = made.filter(
    ({ path, text }) => words(readFileSync(join(core, path), 'utf8')) !== words(text)
  )

  expect(outdated.map(({ path }) => `${path} ${OUTDATED}`)).toEqual([])
  const pages = made
    .filter(({ path }) => path.startsWith(API_DOCS))
    .map(({ path }) => basename(path))
  expect(readdirSync(join(core, API_DOCS)).toSorted()).toEqual(pages.toSorted())
})

test('the OpenAPI document is a valid one of version 3.1', async () => {
  const validator = new Validator()

  const { valid, errors } = await validator.validate(await openApiDocument())

  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('the OpenAPI document has every call, the socket and the files', async () => {
  const { paths } = await openApiDocument()

  for (const { endpoint, name } of endpoints) {
    expect(paths).toHaveProperty(
      [endpoint.path, endpoint.method.toLowerCase(), 'operationId'],
      name
    )
  }
  for (const { path } of plainPaths) expect(paths).toHaveProperty([path, 'get'])
  expect(plainPaths.map(({ path }) => path)).toContain('/notifications/v1/notification/subscribe')
})

test('a call says who may ask, what it carries and how it is refused', async () => {
  const { paths } = await openApiDocument()

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

test('a thing that many calls give has one schema', async () => {
  const { paths } = await openApiDocument()

  expect(paths).toHaveProperty(
    ['/orders/v1/view', 'get', 'responses', '200', 'content', 'application/json', 'schema'],
    { $ref: '#/components/schemas/Order' }
  )
})
