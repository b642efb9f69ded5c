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
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'"
  )
})

test('lets only the listed origins read answers from a browser', async () => {
  const { settings } = backend.deps
  const open = await createTestBackend({
    deps: { settings: { ...settings, corsOrigins: ['https://front.example'] } }
  })
  const originFor = async (origin: string) => {
    const response = await open.app.request('/sites/v1', { headers: { origin } })
    return response.headers.get('access-control-allow-origin')
  }

  expect(await originFor('https://front.example')).toBe('https://front.example')
  expect(await originFor('https://stranger.example')).toBeNull()
  await open.close()
})

test('gives every answer an id of its own', async () => {
  const first = await backend.app.request('/sites/v1')
  const second = await backend.app.request('/sites/v1')

  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})

test('counts the calls of a stranger, and not those of the page server', async () => {
  const spent: string[] = []
  const counting = await createTestBackend({
    deps: {
      limits: {
        spend: async (bucket, key) => {
          spent.push(`${bucket} ${key}`)
        },
        forgive: async () => undefined
      }
    }
  })

  await counting.app.request('/sites/v1')
  await counting.app.request('/sites/v1', { headers: { 'x-forwarded-for': '203.0.113.9' } })

  expect(spent).toEqual(['call 203.0.113.9'])
  await counting.close()
})

test('hides what broke inside and writes it down once', async () => {
  const broken = await createTestBackend({
    deps: {
      identify: async () => {
        throw new Error('canary of the store')
      }
    }
  })

  const response = await broken.app.request('/sites/v1')

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Произошла ошибка сервера' })
  expect(broken.log.filter(({ error }) => String(error).includes('canary'))).toHaveLength(1)
  await broken.close()
})
