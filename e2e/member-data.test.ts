import { expect, test } from 'vitest'

import { PHONE, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { asMember, button, field, main, personalLinks, signUp } from './support/member.ts'
import { THEMES } from './support/screens.ts'
import { textOf } from './support/text.ts'
import { signIn } from './support/visitor.ts'

const openAs = asMember(useBrowser())

test('personal data are checked, saved and shown everywhere', async () => {
  const { tokens } = await signUp()
  const { page } = await openAs(tokens)
  await visit(page, '/user/profile/personal')
  expect(await page.title()).toContain('Личные данные')

  await field(page, 'fio').fill('Ёлкина')
  await field(page, 'birthDate').pressSequentially('31022020')
  await button(page, 'Сохранить').click()
  await page.getByText('Поле ФИО должно содержать не менее 2 слов, разделённых пробелами').waitFor()
  await page.getByText('Укажите дату рождения').waitFor()

  await field(page, 'fio').fill('Ёлкина Надежда')
  await field(page, 'birthDate').fill('')
  await field(page, 'birthDate').pressSequentially('01091990')
  await button(page, 'Сохранить').click()
  await page.getByText('Данные сохранены').waitFor()

  await expect.poll(() => textOf(personalLinks(page))).toContain('Надежда')
  await page.reload()
  await expect.poll(() => field(page, 'fio').inputValue()).toBe('Ёлкина Надежда')
  await expect.poll(() => field(page, 'birthDate').inputValue()).toBe('01.09.1990')
})

test('a changed password signs the other browser out and this one not', async () => {
  const { account, tokens } = await signUp()
  const { page } = await openAs(tokens)
  const other = await openAs(await signIn(account))
  await visit(other.page, '/user/profile')
  expect(await main(other.page)).toContain('Вера, здравствуйте')
  await visit(page, '/user/profile/password')

  await field(page, 'oldPassword').fill('не тот')
  await field(page, 'password').fill('новая тетрадь')
  await field(page, 'confirmation').fill('новая тетрадь')
  await button(page, 'Сменить пароль').click()
  await page.getByText('Неверный текущий пароль').waitFor()
  await field(page, 'oldPassword').fill(account.password)
  await button(page, 'Сменить пароль').click()
  await page.getByText('Пароль изменён. На других устройствах нужно войти заново.').waitFor()

  await other.page.goto('/user/profile/personal')
  await other.page.waitForURL('**/user/signin')
  await page.goto('/user/profile')
  expect(await main(page)).toContain('Вера, здравствуйте')
})

test.each(THEMES)(
  'on a phone with a %s screen no page of the account is wider than the screen',
  async colorScheme => {
    const { page } = await openAs(await signIn(), { viewport: PHONE, colorScheme })

    for (const path of ['', '/personal', '/password', '/order/all']) {
      await visit(page, `/user/profile${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
  }
)
