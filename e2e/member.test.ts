import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { hydrated, visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import {
  asMember,
  button,
  field,
  fillSignIn,
  main,
  PASSWORD,
  personalLinks,
  signUp
} from './support/member.ts'
import { textOf } from './support/text.ts'
import { tick } from './support/tick.ts'
import { recordToasts } from './support/toasts.ts'
import {
  ANNA,
  AUTH_COOKIE,
  CART_COOKIE,
  callApi,
  cookieOf,
  fillBasket,
  REFRESH_COOKIE,
  setCookies,
  signIn
} from './support/visitor.ts'

const open = useBrowser()
const openAs = asMember(open)

async function fillSignUp(page: Page) {
  await field(page, 'fio').pressSequentially('bdfyjdf fyyf')
  await field(page, 'email').fill(`${randomUUID()}@example.ru`)
  await field(page, 'phone').pressSequentially('89123456789')
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmation').fill(PASSWORD)
  await tick(field(page, 'accept'))
}

quickTest(
  'a visitor signs up and is at home in the account, by name and without a reload',
  async () => {
    const { page, faults } = await open()
    await visit(page, '/user/signup')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

    await fillSignUp(page)
    await expect.poll(() => field(page, 'fio').inputValue()).toBe('Иванова Анна')
    await expect.poll(() => field(page, 'phone').inputValue()).toBe('+7 (912) 345-67-89')
    expect(await field(page, 'subscribe').isChecked()).toBe(false)
    await button(page, 'Зарегистрироваться').click()

    await page.waitForURL('**/user/profile')
    await expect.poll(() => main(page)).toContain('Анна, здравствуйте')
    await expect.poll(() => main(page)).toContain('Заказов пока нет')
    await expect.poll(() => textOf(personalLinks(page))).toContain('Анна')
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    expect(faults).toEqual([])
  }
)

deepTest(
  'a shop that asks for the e-mail first tells who signs up where its letter is',
  async () => {
    const { page, faults } = await open()
    await visit(page, '/user/signup')
    const json = { token: null, refreshToken: null, basket: null, passwordSent: false }
    await page.route('**/api/users/v1/signup', route => route.fulfill({ json }))

    await fillSignUp(page)
    await button(page, 'Зарегистрироваться').click()

    await page.waitForURL('**/user/signup-complete')
    await page.getByRole('heading', { level: 1, name: 'Регистрация завершена' }).waitFor()
    expect(await main(page)).toContain('Мы отправили письмо на ваш e-mail')
    await page.locator('#main').getByRole('link', { name: 'Войти' }).click()
    await page.waitForURL('**/user/signin')
    expect(faults).toEqual([])
  }
)

quickTest('an e-mail that has an account is refused at its field', async () => {
  const { page } = await open()
  await visit(page, '/user/signup')

  await field(page, 'fio').fill('Соколова Анна')
  await field(page, 'email').fill(ANNA.username)
  await field(page, 'phone').fill('+79123456789')
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmation').fill(PASSWORD)
  await tick(field(page, 'accept'))
  await button(page, 'Зарегистрироваться').click()

  const message = page.getByText('Этот e-mail не подошёл. Мы написали на него, что можно сделать')
  await message.waitFor()
  await expect.poll(() => field(page, 'email').getAttribute('aria-invalid')).toBe('true')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email')
})

quickTest('a guest who opens a page of the account signs in and gets there', async () => {
  const { page } = await open()
  const answer = await page.request.get('/user/profile/order/done', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/user/signin')

  await page.goto('/user/profile/order/done')
  await page.waitForURL('**/user/signin')
  await hydrated(page)
  await fillSignIn(page, ANNA)

  await page.waitForURL('**/user/profile/order/done')
  await expect.poll(() => main(page)).toContain('Получен')
  await expect.poll(() => cookieOf(page, 'previous_link')).toBe('')
})

quickTest(
  'a wrong password is explained in words of its own and leaves the visitor a guest',
  async () => {
    const { page } = await open()
    await visit(page, '/user/signin')

    await fillSignIn(page, { ...ANNA, password: 'не тот' })

    await page.getByRole('alert').getByText('Неверный e-mail или пароль').waitFor()
    expect(await main(page)).not.toContain('Сессия закончилась')
    expect(await cookieOf(page, AUTH_COOKIE)).toBe('')
  }
)

quickTest('what a guest has put into the basket is there after signing in, once', async () => {
  const goods = await findGoods(isSimple)
  const cartToken = await fillBasket(groupOf(goods), 2)
  const { account } = await signUp()
  const { page } = await open()
  const toasts = await recordToasts(page)
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await visit(page, '/user/signin')

  await fillSignIn(page, account)
  await page.waitForURL('**/user/profile')

  await expect.poll(() => toasts.join('\n')).toContain('Корзина перенесена в ваш кабинет')
  const basketLink = personalLinks(page).getByRole('link', { name: /Корзина/ })
  await expect.poll(() => basketLink.getAttribute('aria-label')).toBe('Корзина, товаров: 2')
  await page.goto('/cart')
  await expect.poll(() => main(page)).toContain(goods.title)
})

quickTest('what a sign-in does to a line that both baskets had is told', async () => {
  const goods = await findGoods(isSimple)
  const groupId = groupOf(goods)
  const { account, tokens } = await signUp()
  await fillBasket(groupId, 3, { token: tokens.token })
  const { page } = await open()
  const toasts = await recordToasts(page)
  await setCookies(page.context(), { [CART_COOKIE]: await fillBasket(groupId, 2) })
  await visit(page, '/user/signin')

  await fillSignIn(page, account)
  await page.waitForURL('**/user/profile')

  await expect
    .poll(() => toasts.join('\n'))
    .toMatch(/Корзины объединились.*: было 2 шт\., стало \d+ шт\./)
})

quickTest('signing out leads home and leaves nothing of the account behind', async () => {
  const { page, faults } = await openAs(await signIn())
  await visit(page, '/user/profile')
  await page.getByRole('link', { name: 'Смена пароля' }).click()
  await page.waitForURL('**/user/profile/password')
  const cartToken = await cookieOf(page, CART_COOKIE)

  await button(page, 'Выйти').click()

  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => textOf(personalLinks(page))).toContain('Войти')
  await expect.poll(() => cookieOf(page, AUTH_COOKIE)).toBe('')
  await expect.poll(() => cookieOf(page, REFRESH_COOKIE)).toBe('')
  await expect.poll(() => cookieOf(page, CART_COOKIE)).not.toBe(cartToken)
  await page.goBack()
  await page.waitForURL('**/user/signin')
  expect((await page.content()).includes('Соколова')).toBe(false)
  expect(faults).toEqual([])
})

deepTest('a browser that signs out is no sign-in of the account any more', async () => {
  const { account, tokens } = await signUp()
  const { page } = await openAs(tokens)
  const { token } = await signIn(account)
  const devices = async () =>
    (await callApi('GET', '/users/v1/devices', { headers: { authorization: `Bearer ${token}` } }))
      .json.data
  expect(await devices()).toHaveLength(2)
  await visit(page, '/user/profile')

  await button(page, 'Выйти').click()

  await expect.poll(devices).toHaveLength(1)
})

quickTest('signing out in one tab shows in another', async () => {
  const { page } = await openAs(await signIn())
  await visit(page, '/user/profile')
  const second = await page.context().newPage()
  await visit(second, '/user/profile/personal')

  await button(page, 'Выйти').click()

  await second.waitForURL(url => url.pathname === '/')
  await expect.poll(() => textOf(personalLinks(second))).toContain('Войти')
})

quickTest('pages after a form open only behind their form', async () => {
  const { page } = await open()
  await page.goto('/user/password-reset-complete')
  await page.waitForURL('**/user/password-reset')
  await page.goto('/user/signup-complete')
  await page.waitForURL('**/user/signup')

  await visit(page, '/user/password-reset')
  await field(page, 'email').fill(`${randomUUID()}@example.ru`)
  await page.keyboard.press('Enter')

  await page.waitForURL('**/user/password-reset-complete')
  await expect.poll(() => main(page)).toContain('мы отправили на него временный пароль')
})

quickTest('a member has nothing to do on the pages for guests', async () => {
  const { page } = await openAs(await signIn())

  for (const path of ['signin', 'signup', 'password-reset', 'password-reset-complete']) {
    const answer = await page.request.get(`/user/${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/user/profile'])
  }
})
