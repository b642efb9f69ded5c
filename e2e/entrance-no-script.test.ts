import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { newestMessage } from './support/letters.ts'
import { button, field, main, PASSWORD, signUp } from './support/member.ts'
import { tick } from './support/tick.ts'

const open = useBrowser()

/** A guest without script who wanted to see his orders. */
async function atEntrance() {
  const { page } = await open({ javaScriptEnabled: false })
  await page.goto('/user/profile/order/all')
  await page.waitForURL('**/user/signin')
  return page
}

async function codeOf(email: string) {
  const [code = ''] = /\b\d{6}\b/.exec(await newestMessage('mail', email)) ?? []
  return code
}

const sendPasswords = async (page: Page) => {
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmation').fill(PASSWORD)
  await button(page, 'Зарегистрироваться').click()
}

test('without script a member signs in by a code and gets to where he wanted', async () => {
  const { account } = await signUp()
  const page = await atEntrance()
  await page.getByRole('link', { name: 'По коду' }).click()
  await field(page, 'contact').fill(account.username)
  await button(page, 'Получить код').click()
  await page.getByText(`Мы отправили код на ${account.username}`).waitFor()
  await field(page, 'code').fill('000000')
  await button(page, 'Войти').click()

  await page.getByRole('alert').waitFor()
  await field(page, 'code').fill(await codeOf(account.username))
  await button(page, 'Войти').click()

  await page.waitForURL('**/user/profile/order/all')
})

test('without script a guest signs up, is told what is wrong, and is a member', async () => {
  const page = await atEntrance()
  await page.locator('#main').getByRole('link', { name: 'Зарегистрироваться' }).click()
  await field(page, 'fio').fill('Соколова Анна')
  await field(page, 'email').fill(`${randomUUID()}@example.ru`)
  await field(page, 'phone').fill('12')
  await tick(field(page, 'accept'))
  await sendPasswords(page)

  expect(await main(page)).toContain('некорректный номер')
  expect(await field(page, 'fio').inputValue()).toBe('Соколова Анна')
  expect(await field(page, 'password').inputValue()).toBe('')
  await field(page, 'phone').fill('+7 912 345-67-89')
  await sendPasswords(page)

  await page.waitForURL('**/user/profile/order/all')
  await page.goto('/user/profile/personal')
  expect(await field(page, 'fio').inputValue()).toBe('Соколова Анна')
})
