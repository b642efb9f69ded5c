import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, button, field, PASSWORD, signUp } from './support/member.ts'

const openAs = asMember(useBrowser())

test('an account is deleted in two steps, the second with its password', async () => {
  const { tokens } = await signUp()
  const { page, faults } = await openAs(tokens)
  await visit(page, '/user/profile')

  await page.getByRole('link', { name: 'Удалить аккаунт' }).click()
  await page.getByRole('heading', { name: 'Что останется и почему' }).waitFor()
  await page.getByRole('link', { name: 'Понятно, продолжить' }).click()
  await field(page, 'password').fill('не тот пароль')
  await button(page, 'Удалить аккаунт навсегда').click()
  await page.getByText('Неверный пароль').waitFor()
  await field(page, 'password').fill(PASSWORD)
  await button(page, 'Удалить аккаунт навсегда').click()

  await page.waitForURL(url => url.pathname === '/')
  expect(faults.filter(fault => !fault.includes('422'))).toEqual([])
})
