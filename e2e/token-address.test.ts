import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { hydrated, visit } from './support/first-load.ts'
import { textOf } from './support/text.ts'
import { hearToasts } from './support/toasts.ts'
import { AUTH_COOKIE, cookieOf, signIn } from './support/visitor.ts'

const open = useBrowser()

/** The page has done everything that it does at its start. */
const rested = (page: Page) =>
  page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done())))

test('a token in the address signs the visitor in, is out of the address at once and is told of once', async () => {
  const { token } = await signIn()
  const { page, faults } = await open()
  const toasts = await hearToasts(page)

  await page.goto(`/user/profile?auth_token=${token}`)

  await expect.poll(() => toasts.join()).toContain('Вы вошли')
  expect(new URL(page.url()).search).toBe('')
  expect(await textOf(page.locator('#main'))).toContain('Соколова')
  await page.reload()
  await hydrated(page)
  await rested(page)
  expect(await textOf(page.locator('body'))).not.toContain('Вы вошли')
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
