import { expect } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { newestMessage } from './support/letters.ts'
import { asMember, button, DEALER, field, main, signUp, signUpProven } from './support/member.ts'
import { textOf } from './support/text.ts'
import { tick } from './support/tick.ts'
import { holdToasts } from './support/toasts.ts'
import { signIn } from './support/visitor.ts'

const open = useBrowser()
const openAs = asMember(open)

deepTest('bonuses tell what there is, how it came about, and lead to their orders', async () => {
  const { page, faults } = await openAs(await signIn())
  await visit(page, '/user/profile')

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByText('Бонусы').click()
  await page.getByRole('heading', { level: 1, name: 'Бонусная программа' }).waitFor()
  const log = page.getByRole('region', { name: 'Движение бонусов' })
  await log.getByText('Приветственные бонусы').waitFor()
  await expect.poll(() => main(page)).toContain('С каждой покупки возвращается 5 %')
  await log
    .getByRole('link', { name: /^Заказ / })
    .first()
    .click()

  await page.getByRole('heading', { level: 1, name: /^Заказ / }).waitFor()
  expect(faults).toEqual([])
  expect((await page.goto('/user/bonus?page=9'))?.status()).toBe(404)
})

deepTest('a dealer is shown the bonuses of dealers, and none of the other kind', async () => {
  const { page } = await openAs(await signIn(DEALER))
  await page.goto('/user/bonus')
  await page.getByRole('heading', { level: 1, name: 'Бонусная программа' }).waitFor()
  expect(await main(page)).toMatch(/Бонусный счёт.*[1-9]\d* бонус/s)
  expect(await main(page)).not.toContain('Движений пока не было')

  await page.goto('/user/bonus?type=user')

  await expect.poll(() => main(page)).toContain('0 бонусов')
  expect(await main(page)).toContain('Движений пока не было')
})

deepTest('an address is found, saved, made the usual one, removed and brought back', async () => {
  const { page, faults } = await openAs((await signUp()).tokens)
  await visit(page, '/user/profile/addresses')
  const add = async (house: string, title: string) => {
    await page.getByRole('link', { name: 'Добавить адрес' }).click()
    await field(page, 'city').fill('Казан')
    await page
      .getByRole('option', { name: /Казань/ })
      .first()
      .click()
    await field(page, 'street').fill('ул. Садовая')
    await field(page, 'house').fill(house)
    await field(page, 'title').fill(title)
    await button(page, 'Сохранить адрес').click()
    await page.getByRole('button', { name: `Удалить: ${title}` }).waitFor()
  }

  await page.getByText('Адресов пока нет').waitFor()
  await add('7', 'Дом')
  await add('12', 'Бабушка')
  await page.getByRole('link', { name: 'Изменить: Бабушка' }).click()
  await field(page, 'house').fill('')
  await button(page, 'Сохранить адрес').click()
  await page.getByText('Укажите номер дома').waitFor()
  await field(page, 'house').fill('14')
  await button(page, 'Сохранить адрес').click()
  await page.getByText(/Садовая, д\. 14/).waitFor()

  const map = page.getByRole('link', { name: 'На карте: Бабушка, откроется новая вкладка' })
  expect(decodeURIComponent((await map.getAttribute('href')) ?? '')).toMatch(/Садовая,\+д\.\+14$/)
  const first = () => textOf(page.locator('#main ul > li').filter({ hasText: 'Садовая' }).first())
  expect(await first()).toContain('Дом')
  await page.getByRole('button', { name: 'Сделать основным: Бабушка' }).click()
  await expect.poll(first).toContain('Бабушка')
  await page.getByRole('button', { name: 'Удалить: Бабушка' }).press('Enter')
  await page.getByText('Адрес «Бабушка» удалён').waitFor()
  await expect.poll(first).toContain('Дом')
  await button(page, 'Вернуть').press('Enter')
  await expect.poll(first).toContain('Бабушка')
  expect(faults).toEqual([])
})

deepTest('without script an address is saved and removed by forms', async () => {
  const { page } = await openAs((await signUp()).tokens, { javaScriptEnabled: false })
  await page.goto('/user/profile/addresses?edit=new')

  await field(page, 'city').fill('Казань')
  await field(page, 'street').fill('ул. Садовая')
  await field(page, 'house').fill('7')
  await button(page, 'Сохранить адрес').click()
  await page.getByText('Казань, ул. Садовая, д. 7').waitFor()
  await page.getByRole('button', { name: 'Удалить: Адрес' }).click()

  await page.getByText('Адресов пока нет').waitFor()
})

deepTest('the mailing is asked for, confirmed from its letter and ended', async () => {
  const { account, tokens } = await signUpProven()
  const { page, faults } = await openAs(tokens)
  await visit(page, '/user/profile/subscription')

  await button(page, 'Подписаться').hover()
  await sectionTaken(button(page, 'Подписаться'))
  await button(page, 'Подписаться').click()
  await page.getByText('Необходимо подтвердить обработку персональных данных').waitFor()
  await tick(field(page, 'accept'))
  await button(page, 'Подписаться').click()
  await page.getByRole('heading', { name: 'Осталось подтвердить' }).waitFor()
  const [link = ''] =
    /https?:\S+/.exec(await newestMessage('mail', account.username, '/api/')) ?? []
  const confirmed = await page.request.post(`/api${link.split('/api')[1]}`)
  expect(confirmed.status()).toBe(200)

  await page.reload()
  await page.getByRole('heading', { name: 'Вы подписаны' }).waitFor()
  await button(page, 'Отписаться').click()
  await page.getByRole('heading', { name: 'Вы отписались' }).waitFor()
  expect(faults).toEqual([])
})

deepTest('bonuses are shown once the code of a letter was typed, and stay so', async () => {
  const { account, tokens } = await signUp()
  const { page, faults } = await openAs(tokens)
  await visit(page, '/user/bonus')
  const toProve = page.getByRole('heading', { name: 'Подтвердите почту' })
  await toProve.waitFor()

  await button(page, 'Подтвердить').click()
  const code = page.getByLabel('Код подтверждения')
  await code.waitFor()
  const [right = ''] = /\b\d{6}\b/.exec(await newestMessage('mail', account.username)) ?? []
  await code.fill(right)
  await toProve.waitFor({ state: 'hidden' })
  await page.reload()

  await expect.poll(() => page.locator('#main').textContent()).toContain('Бонусный счёт')
  expect(await toProve.count()).toBe(0)
  expect(faults).toEqual([])
})

deepTest('a phone is proven by the code from its message, and settings are kept', async () => {
  const { page, faults } = await openAs((await signUp()).tokens)
  const phone = page.getByRole('region', { name: 'Телефон' })
  const code = page.getByLabel('Код подтверждения')
  await visit(page, '/user/profile/personal')

  await phone.getByRole('button', { name: 'Подтвердить' }).click()
  await code.fill('000000')
  await phone.getByText(/Неверный код/).waitFor()
  await phone.getByText(/Новый код можно запросить через/).waitFor()
  const [right = ''] = /\d{4,}/.exec(await newestMessage('sms', '+79123456789')) ?? []
  await code.fill(right)
  await phone.getByText('Подтверждено').waitFor()
  await page.reload()
  await phone.getByText('Подтверждено').waitFor()

  await field(page, 'city').fill('Казан')
  await page
    .getByRole('option', { name: /Казань/ })
    .first()
    .click()
  await button(page, 'Сохранить настройки').click()
  await page.getByText('Настройки сохранены.').waitFor()
  await page.reload()
  await expect.poll(() => field(page, 'city').inputValue()).toBe('Казань')
  expect(faults.filter(fault => !fault.includes('status of 422'))).toEqual([])
})

quickTest('a visitor signs in by a code from a letter, and asks for another password', async () => {
  const { account } = await signUp()
  const { page } = await open()
  await visit(page, '/user/profile/reset-password')
  await page.getByRole('link', { name: 'По коду' }).click()

  await field(page, 'contact').fill(account.username)
  await button(page, 'Получить код').click()
  await page.getByText(`Мы отправили код на ${account.username}`).waitFor()
  const [code = ''] = /\d{6}/.exec(await newestMessage('mail', account.username)) ?? []
  await page.getByLabel('Код подтверждения').fill(code)

  await page.getByRole('heading', { level: 1, name: 'Сброс пароля' }).waitFor()
  await button(page, 'Прислать пароль').click()
  await page.getByText('Письмо с временным паролем отправлено').waitFor()
  expect(await newestMessage('mail', account.username, 'Временный пароль')).toContain(
    'Временный пароль'
  )
})

quickTest(
  'a visitor signs in by a password from a letter, typed where it was asked for',
  async () => {
    const { account } = await signUp()
    const { page, faults } = await open()
    await visit(page, '/user/signin')
    await page.getByRole('link', { name: 'Пароль на почту' }).click()

    await field(page, 'email').fill(account.username)
    await button(page, 'Прислать временный пароль').click()
    await page.getByText('Временный пароль отправлен на вашу почту').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password')
    const newest = () => newestMessage('mail', account.username, 'входа: ')
    const first = await newest()
    // The word about the field that is left must not move what is pressed.
    await button(page, 'Прислать ещё раз').click()
    await page.getByText('Если такой e-mail зарегистрирован').waitFor()
    await expect.poll(newest).not.toBe(first)
    await field(page, 'password').focus()
    await page.keyboard.type(/входа: ([a-z2-9]{10})/.exec(await newest())?.[1] ?? '')
    await page.keyboard.press('Enter')

    await page.waitForURL('**/user/profile')
    expect(faults).toEqual([])
  }
)

deepTest(
  'without script a temporary password is asked for, whoever the e-mail belongs to',
  async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/user/signin?way=mail')

    await field(page, 'email').fill('nobody-at-all@example.ru')
    await button(page, 'Прислать временный пароль').click()

    await page.getByText('Временный пароль отправлен на вашу почту').waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/signin')
  }
)

quickTest('a device that is signed out from another one has to sign in again', async () => {
  const { account, tokens } = await signUp()
  const other = await openAs(await signIn(account))
  const { page, faults } = await openAs(tokens)
  await holdToasts(page)
  await visit(page, '/user/profile/devices')

  await page.getByRole('button', { name: /^Завершить/ }).click()
  await page.getByText('Вход завершён').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Завершить/ }).count()).toBe(0)
  expect(await main(page)).toContain('Это устройство')
  expect(faults).toEqual([])

  await other.page.goto('/user/profile/devices')
  await other.page.waitForURL('**/user/signin')
})
