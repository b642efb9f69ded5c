import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { watchRequests } from './support/first-load.ts'
import { textOf } from './support/text.ts'
import { AUTH_COOKIE, REFRESH_COOKIE, setCookies, signIn } from './support/visitor.ts'

const open = useBrowser()

/** Well formed, and known to nobody: what an expired token looks like to the server. */
const DEAD = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl'

test('a member whose token has expired sees the page after one refresh', async () => {
  const { refreshToken } = await signIn()
  const { page, faults } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: refreshToken })
  const refreshes = watchRequests(page, request => request.url().endsWith('/users/v1/refresh'))

  await page.goto('/user/profile', { waitUntil: 'networkidle' })

  await expect.poll(() => textOf(page.locator('#main'))).toContain('Соколова')
  expect(refreshes).toHaveLength(1)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === AUTH_COOKIE)?.value).not.toBe(DEAD)
  // The browser itself reports the refused calls.
  expect(faults.filter(fault => !fault.includes('status of 401'))).toEqual([])
  await page.context().close()
})

test('a member whom the network keeps from a new token may try again, and is still signed in', async () => {
  const { refreshToken } = await signIn()
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: refreshToken })
  await page.route('**/users/v1/refresh', route => route.abort())
  await page.goto('/user/profile')
  const retry = page.getByRole('button', { name: 'Повторить' })
  await retry.waitFor()

  await page.unroute('**/users/v1/refresh')
  await retry.click()

  await expect.poll(() => textOf(page.locator('#main'))).toContain('Соколова')
  await page.context().close()
})

test('a dead session leads to the sign-in page, which leads back after it', async () => {
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: 'dead-refresh-token' })

  await page.goto('/user/profile/order/all', { waitUntil: 'networkidle' })

  await page.waitForURL('**/user/signin')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === AUTH_COOKIE)?.value ?? '').toBe('')
  expect(
    decodeURIComponent(cookies.find(({ name }) => name === 'previous_link')?.value ?? '')
  ).toBe('/user/profile/order/all')
  await page.context().close()
})
