import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** What a guest hears who sends the form of a page, and what the shop was asked to change for him. */
async function postAsGuest(path: string) {
  const storefront = await startTestStorefront()
  running.push(storefront)
  const { headers } = await storefront.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ back: path })
  })
  const asked = storefront.calls.filter(call => !call.startsWith('GET '))
  return { location: headers.get('location'), cookies: headers.getSetCookie().join(), asked }
}

test.each([
  '/user/profile/addresses',
  '/user/profile/baskets',
  '/user/profile/blank/all',
  '/user/profile/devices',
  '/user/profile/notifications',
  '/user/profile/reset-password',
  '/user/profile/subscription'
])('a guest’s form of %s changes nothing and leads to the sign-in, and back', async path => {
  const { location, cookies, asked } = await postAsGuest(path)

  expect(location).toBe('/user/signin')
  expect(cookies).toContain(`previous_link=${encodeURIComponent(path)}`)
  expect(asked).toEqual([])
})

test.each([
  ['/favorites', 'favorites'],
  ['/raffles/spring', 'raffle'],
  ['/reviews', 'reviews']
])('on %s, which is for everybody, a form for members says why', async (path, reason) => {
  const { location, asked } = await postAsGuest(path)

  expect(location).toBe(`/user/signin?reason=${reason}`)
  expect(asked).toEqual([])
})

test('without script a choice of consents holds, also where the shop cannot record it now', async () => {
  const storefront = await startTestStorefront({
    answer: ({ path }) => (path === '/consents/v1' ? { status: 429, body: {} } : undefined)
  })
  running.push(storefront)

  const { status, headers } = await storefront.fetch('/consent', {
    method: 'POST',
    body: new URLSearchParams({ choice: 'none' })
  })

  expect(status).toBe(303)
  expect(headers.getSetCookie().join('\n')).toMatch(
    /^consent=\S+~\S+; [\s\S]*^consent_unrecorded=1;/m
  )
})
