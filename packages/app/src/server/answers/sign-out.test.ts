import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('a member signs out by a form: no token is left, another basket begins, home is shown', async () => {
  const storefront = await startTestStorefront()
  running.push(storefront)

  const response = await storefront.fetch('/signout', {
    method: 'POST',
    body: new URLSearchParams({ back: '/' }),
    headers: { cookie: 'auth_tokenpenal=t.anna.s; refresh_tokenpenal=r; cart_tokenpenal=cart-123' }
  })

  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  const cookies = response.headers.getSetCookie().join()
  expect(cookies).toContain('auth_tokenpenal=; Max-Age=0; Path=/')
  expect(cookies).toContain('refresh_tokenpenal=; Max-Age=0; Path=/')
  expect(cookies).toMatch(/cart_tokenpenal=[\w-]{36};/)
})

test('a form of another site ends no session', async () => {
  const storefront = await startTestStorefront()
  running.push(storefront)
  const post = (headers: Readonly<Record<string, string>>) =>
    storefront.fetch('/signout', { method: 'POST', body: '', headers })

  const foreign = await post({ origin: 'https://evil.example', cookie: 'auth_tokenpenal=t.anna.s' })
  const withoutCookies = await post({})

  expect(foreign.status).toBe(403)
  for (const { headers } of [foreign, withoutCookies]) {
    expect(headers.getSetCookie().join()).not.toContain('auth_token')
  }
})

const member = { cookie: 'auth_tokenpenal=t.anna.s; refresh_tokenpenal=r' }

test.each<[revokePath: string, ended: readonly string[]]>([
  ['/users/v1/revoke', ['Bearer t.anna.s']],
  ['', []]
])(
  'a sign-out by a form ends the session at the backend’s «%s», and where it fails as well',
  async (revokePath, ended) => {
    const received: unknown[] = []
    const storefront = await startTestStorefront({
      shop: { revokePath },
      answer({ path, headers }) {
        if (path !== '/users/v1/revoke') return undefined
        received.push(headers.authorization)
        return { status: 500, body: {} }
      }
    })
    running.push(storefront)

    const response = await storefront.fetch('/signout', {
      method: 'POST',
      body: '',
      headers: member
    })

    expect(received).toEqual(ended)
    expect(response.headers.getSetCookie().join()).toContain('auth_tokenpenal=; Max-Age=0; Path=/')
  }
)
