import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { textOf } from './support/text.ts'
import { AUTH_COOKIE, signIn } from './support/visitor.ts'

const open = useBrowser()

test('a token in the address signs the visitor in, is out of the address at once and is told of once', async () => {
  const { token } = await signIn()
  const { page, faults } = await open()

  await page.goto(`/user/profile?auth_token=${token}`)

  await expect
    .poll(() => textOf(page.getByRole('region', { name: 'Уведомления' })))
    .toContain('Вы вошли')
  expect(new URL(page.url()).search).toBe('')
  expect(await textOf(page.locator('#main'))).toContain('Соколова')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await textOf(page.locator('body'))).not.toContain('Вы вошли')
  expect(faults).toEqual([])
  await page.context().close()
})

test('a token that nobody gave out greets nobody', async () => {
  const { page } = await open()

  await page.goto('/?auth_token=aaa.bbb.ccc', { waitUntil: 'networkidle' })

  expect(new URL(page.url()).search).toBe('')
  expect(await textOf(page.locator('body'))).not.toContain('Вы вошли')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === AUTH_COOKIE)?.value ?? '').toBe('')
  await page.context().close()
})
