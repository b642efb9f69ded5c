import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { hydrated, visit } from './support/first-load.ts'
import { SCHOOL } from './support/member.ts'
import { textOf } from './support/text.ts'
import { recordToasts } from './support/toasts.ts'
import {
  AUTH_COOKIE,
  CART_COOKIE,
  cookieOf,
  REFRESH_COOKIE,
  setCookies,
  signIn
} from './support/visitor.ts'

const open = useBrowser()

/** The page has done everything that it does at its start. */
const rested = (page: Page) =>
  page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))

test('a token in the address signs the visitor in, is out of the address at once and is told of once', async () => {
  const { token } = await signIn()
  const { page, faults } = await open()
  const toasts = await recordToasts(page)

  await page.goto(`/user/profile?auth_token=${token}`)

  await expect.poll(() => toasts.join()).toContain('Вы вошли')
  expect(new URL(page.url()).search).toBe('')
  expect(await textOf(page.locator('#main'))).toContain('Анна, здравствуйте')
  await page.reload()
  await hydrated(page)
  await rested(page)
  expect(await textOf(page.locator('body'))).not.toContain('Вы вошли')
  expect(faults).toEqual([])
})

test('of another member nothing is left to the one whose token comes', async () => {
  const [anna, school] = [await signIn(), await signIn(SCHOOL)]
  const { page, faults } = await open()
  await setCookies(page.context(), {
    [AUTH_COOKIE]: anna.token,
    [REFRESH_COOKIE]: anna.refreshToken,
    [CART_COOKIE]: 'cart-of-anna'
  })
  await visit(page, '/')
  await page.evaluate(() => {
    for (const key of ['favorites', 'compare', 'watched']) localStorage.setItem(key, '[7]')
    localStorage.setItem('device_id', 'device-of-anna')
    sessionStorage.setItem('checkout_draft', '{"fio":"Соколова"}')
  })

  await visit(page, `/about?auth_token=${school.token}`)

  const left = await page.evaluate(() => [
    ...['favorites', 'compare', 'watched', 'device_id'].map(key => localStorage.getItem(key)),
    sessionStorage.getItem('checkout_draft')
  ])
  expect(left.join()).not.toMatch(/7|anna|Соколова/)
  expect(await cookieOf(page, AUTH_COOKIE)).toBe(school.token)
  expect(await cookieOf(page, REFRESH_COOKIE)).toBe('')
  expect(await cookieOf(page, CART_COOKIE)).not.toBe('cart-of-anna')
  expect(faults).toEqual([])
})

test('a token that nobody gave out greets nobody', async () => {
  const { page } = await open()

  await visit(page, '/?auth_token=aaa.bbb.ccc')
  await rested(page)

  expect(new URL(page.url()).search).toBe('')
  expect(await textOf(page.locator('body'))).not.toContain('Вы вошли')
  await expect.poll(() => cookieOf(page, AUTH_COOKIE)).toBe('')
})
