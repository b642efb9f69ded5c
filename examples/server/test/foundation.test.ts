import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

test('says that it is well', async () => {
  const response = await backend.app.request('/health')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('answers a wrong path in Russian and with the strictest headers', async () => {
  const response = await backend.app.request('/nothing/v1')

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Страница не найдена' })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
