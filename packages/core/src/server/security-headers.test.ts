import { afterEach, expect, test, vi } from 'vitest'

import { pageHeaders, securityHeaders } from './security-headers.ts'

afterEach(() => vi.unstubAllEnvs())

const policyOf = (headers: Readonly<Record<string, string>>) =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map(rule => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources]
    })
  )

test('a page runs what has its nonce, and nothing else inline', () => {
  const policy = policyOf(pageHeaders('a1'))

  expect(policy.get('script-src')).toEqual(["'nonce-a1'", "'strict-dynamic'"])
  expect(policy.get('style-src')).toEqual(["'self'", "'nonce-a1'"])
  expect([...policy.values()].flat().filter(source => source.includes('unsafe'))).toEqual([])
})

test('a page stands in no frame, and has the other headers of every answer', () => {
  const { 'Content-Security-Policy': _, ...others } = securityHeaders

  expect(policyOf(pageHeaders('a1')).get('frame-ancestors')).toEqual(["'none'"])
  expect(pageHeaders('a1')).toMatchObject(others)
})

test.each(['production', 'test', ''])('nothing is eased where NODE_ENV is «%s»', mode => {
  vi.stubEnv('NODE_ENV', mode)

  expect(pageHeaders('a1')['Content-Security-Policy']).not.toContain('unsafe')
})

test('the tools of a development server may eval and write styles', () => {
  vi.stubEnv('NODE_ENV', 'development')
  const policy = policyOf(pageHeaders('a1'))

  expect(policy.get('script-src')).toContain("'unsafe-eval'")
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
})
