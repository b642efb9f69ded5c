// The answer of the reference backend for the call of a new subject, with its test.
import { camel, pascal } from './subject-names.mjs'

export const subjectOnServer = name => ({
  [`examples/server/src/modules/${name}/${name}-handlers.ts`]: handlers(name),
  [`examples/server/test/${name}.test.ts`]: test(name)
})

const handlers = name => `import type { Handlers } from '../../http/handlers.ts'

export const ${camel(name)}Handlers = {
  async get${pascal(name)}() {
    return { data: [] }
  }
} satisfies Partial<Handlers>
`

const test = name => `import { get${pascal(name)} } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('a new shop has nothing there', async () => {
  expect(await backend.call(get${pascal(name)}, {})).toEqual({ data: [] })
})
`
