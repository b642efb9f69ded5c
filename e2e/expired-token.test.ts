import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit, watchRequests } from './support/first-load.ts'
import { textOf } from './support/text.ts'
import { recordToasts } from './support/toasts.ts'
import {
  AUTH_COOKIE,
  callApi,
  cookieOf,
  REFRESH_COOKIE,
  setCookies,
  signIn
} from './support/visitor.ts'

const open = useBrowser()

/** Well formed, and known to nobody: what an expired token looks like to the server. */
const DEAD = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl'

test('a member whose token has expired sees the page after one refresh', async () => {
  const { refreshToken } = await signIn()
  const { page, faults } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: refreshToken })
  const refreshes = watchRequests(page, request => request.url().endsWith('/users/v1/refresh'))

  await page.goto('/user/profile')

  await expect.poll(() => textOf(page.locator('#main'))).toContain('Анна, здравствуйте')
  expect(refreshes).toHaveLength(1)
  expect(await cookieOf(page, AUTH_COOKIE)).not.toBe(DEAD)
  // The browser itself reports the refused calls.
  expect(faults.filter(fault => !fault.includes('status of 401'))).toEqual([])
})

test('a member whom the network keeps from a new token may try again, and is still signed in', async () => {
  const { refreshToken } = await signIn()
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: refreshToken })
  let isCut = true
  await page.route('**/users/v1/refresh', route => (isCut ? route.abort() : route.continue()))
  await page.goto('/user/profile')

  await page.locator('#main').getByRole('button', { name: 'Повторить' }).click()
  // Not before: the page would come by itself, and the button would be gone.
  isCut = false

  await expect.poll(() => textOf(page.locator('#main'))).toContain('Анна, здравствуйте')
})

test('a member whose token expired at the bank comes back to his order, not to a missing page', async () => {
  const { token, refreshToken } = await signIn()
  const headers = { authorization: `Bearer ${token}` }
  const [order] = (await callApi('GET', '/orders/v1', { headers })).json.data
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: refreshToken })

  await page.goto(`/checkout?order=${order.id}&number=${encodeURIComponent(order.number)}`)

  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => textOf(heading)).toContain(`Заказ № ${order.number}`)
  expect(new URL(page.url()).pathname).toBe('/checkout')
})

test('a page that is refused the token again and again ends the session, and the sign-in says so', async () => {
  const { token, refreshToken } = await signIn()
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: token, [REFRESH_COOKIE]: refreshToken })
  await visit(page, '/user/profile')
  // As it is answered where the initialisation takes a token that the page's own call does not.
  const refused = { url: '/user/profile/order/all', status: 200, title: 'Заказы', data: null }
  await page.route(
    '**/user/profile/order/all/_payload.json',
    async route => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), ...refused, renew: true }
      })
    },
    { times: 2 }
  )

  await page.locator('#main a[href="/user/profile/order/all"]').first().click()

  await page.waitForURL('**/user/signin')
  await page.getByText('Сессия закончилась. Пожалуйста, авторизуйтесь').first().waitFor()
  expect(await page.getByText('код ошибки').count()).toBe(0)
})

test('a dead session leads to the sign-in page, which leads back after it', async () => {
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: 'dead-refresh-token' })

  await page.goto('/user/profile/order/all')

  await page.waitForURL('**/user/signin')
  await expect.poll(() => cookieOf(page, AUTH_COOKIE)).toBe('')
  await expect
    .poll(async () => decodeURIComponent(await cookieOf(page, 'previous_link')))
    .toBe('/user/profile/order/all')
})

test('a session that cannot be renewed is told of on a public page', async () => {
  const { page } = await open()
  const toasts = await recordToasts(page)
  await setCookies(page.context(), { [AUTH_COOKIE]: DEAD, [REFRESH_COOKIE]: 'dead-refresh-token' })

  await page.goto('/about')

  await expect.poll(() => toasts.join()).toContain('Сессия закончилась. Пожалуйста, авторизуйтесь')
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('a call refused for inactivity puts the screen of an ended session in place of the page', async () => {
  const { token, refreshToken } = await signIn()
  const { page } = await open()
  await setCookies(page.context(), { [AUTH_COOKIE]: token, [REFRESH_COOKIE]: refreshToken })
  await page.route('**/api/**', route =>
    route.fulfill({ status: 406, json: { message: 'Not Acceptable' } })
  )

  await page.goto('/about')

  const main = page.locator('#main')
  await expect
    .poll(() => textOf(main))
    .toContain('Сессия закончилась из-за долгого бездействия. Войдите ещё раз с e-mail и паролем.')
  expect(await main.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/user/signin')
  expect(await cookieOf(page, AUTH_COOKIE)).toBe('')
})
