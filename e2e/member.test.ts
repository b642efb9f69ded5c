import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { PHONE, useBrowser } from './support/browser.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { textOf } from './support/text.ts'
import {
  ANNA,
  AUTH_COOKIE,
  CART_COOKIE,
  callApi,
  fillBasket,
  proof,
  REFRESH_COOKIE,
  setCookies,
  signIn,
  type Tokens
} from './support/visitor.ts'

const open = useBrowser()

const SCHOOL = { username: 'school@example.ru', password: 'penal-school' }
/** A page may come alive late on a busy machine. */
const SOON = { timeout: 15_000 }
const PASSWORD = 'тетрадь в клетку'

const main = (page: Page) => textOf(page.locator('#main'))
const field = (page: Page, name: string) => page.locator(`#main input[name="${name}"]`)
const button = (page: Page, name: string) =>
  page.locator('#main').getByRole('button', { name, exact: true })
const accountLink = (page: Page) => page.getByRole('navigation', { name: 'Личное' })

interface Account {
  readonly username: string
  readonly password: string
}

async function fillSignIn(page: Page, { username, password }: Account) {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await page.keyboard.press('Enter')
}

/** A new buyer of the shop, made without a browser. */
async function signUp() {
  const username = `${randomUUID()}@example.ru`
  const { status, json } = await callApi('POST', '/users/v1/signup', {
    headers: proof(),
    body: {
      fio: 'Ёлкина Вера Павловна',
      email: username,
      phone: '+79123456789',
      password: PASSWORD,
      accept: true,
      deviceId: 'e2e'
    }
  })
  expect(status).toBe(200)
  const tokens: Tokens = { token: json.token, refreshToken: json.refreshToken }
  return { account: { username, password: PASSWORD }, tokens }
}

async function openAs({ token, refreshToken }: Tokens, options = {}) {
  const opened = await open(options)
  await setCookies(opened.page.context(), {
    [AUTH_COOKIE]: token,
    [REFRESH_COOKIE]: refreshToken
  })
  return opened
}

const cookieOf = async (page: Page, wanted: string) =>
  (await page.context().cookies()).find(({ name }) => name === wanted)?.value ?? ''

test('a visitor signs up and is at home in the account, by name and without a reload', async () => {
  const { page, faults } = await open()
  await page.goto('/user/signup')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await field(page, 'fio').pressSequentially('bdfyjdf fyyf')
  await field(page, 'email').fill(`${randomUUID()}@example.ru`)
  await field(page, 'phone').pressSequentially('89123456789')
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmation').fill(PASSWORD)
  await field(page, 'accept').check({ force: true })
  await expect.poll(() => field(page, 'fio').inputValue(), SOON).toBe('Иванова Анна')
  expect(await field(page, 'phone').inputValue()).toBe('+7 (912) 345-67-89')
  expect(await field(page, 'subscribe').isChecked()).toBe(false)
  await button(page, 'Зарегистрироваться').click()

  await page.waitForURL('**/user/profile')
  expect(await main(page)).toContain('Анна, здравствуйте')
  expect(await main(page)).toContain('Заказов пока нет')
  await expect.poll(() => textOf(accountLink(page)), SOON).toContain('Анна')
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(faults).toEqual([])
  await page.context().close()
})

test('an e-mail that has an account is refused at its field', async () => {
  const { page } = await open()
  await page.goto('/user/signup')

  await field(page, 'fio').fill('Соколова Анна')
  await field(page, 'email').fill(ANNA.username)
  await field(page, 'phone').fill('+79123456789')
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmation').fill(PASSWORD)
  await field(page, 'accept').check({ force: true })
  await button(page, 'Зарегистрироваться').click()

  const message = page.getByText('Этот e-mail уже зарегистрирован')
  await message.waitFor()
  expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.context().close()
})

test('a guest who opens a page of the account signs in and gets there', async () => {
  const { page } = await open()
  const answer = await page.request.get('/user/profile/order/done', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/user/signin')

  await page.goto('/user/profile/order/done')
  await page.waitForURL('**/user/signin')
  await fillSignIn(page, ANNA)

  await page.waitForURL('**/user/profile/order/done')
  expect(await main(page)).toContain('Получен')
  expect(await cookieOf(page, 'previous_link')).toBe('')
  await page.context().close()
})

test('a wrong password is explained in words of its own and leaves the visitor a guest', async () => {
  const { page } = await open()
  await page.goto('/user/signin')

  await fillSignIn(page, { ...ANNA, password: 'не тот' })

  await page.getByRole('alert').getByText('Неверный e-mail или пароль').waitFor()
  expect(await main(page)).not.toContain('Сессия закончилась')
  expect(await cookieOf(page, AUTH_COOKIE)).toBe('')
  await page.context().close()
})

test('what a guest has put into the basket is there after signing in, once', async () => {
  const goods = await findGoods(isSimple)
  const cartToken = await fillBasket(goods.groups[0]?.id ?? 0, 2)
  const { account } = await signUp()
  const { page } = await open()
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  await page.goto('/user/signin')

  await fillSignIn(page, account)
  await page.waitForURL('**/user/profile')

  await page.getByText('Корзина перенесена в ваш кабинет').waitFor()
  const basketLink = accountLink(page).getByRole('link', { name: /Корзина/ })
  await expect.poll(() => basketLink.getAttribute('aria-label'), SOON).toBe('Корзина, товаров: 2')
  await page.goto('/cart')
  expect(await main(page)).toContain(goods.title)
  await page.context().close()
})

test('orders are listed by status and page, and a status that is none is not found', async () => {
  const { page, faults } = await openAs(await signIn())

  const answer = await page.goto('/user/profile/order/all')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await page.locator('#main article').count()).toBe(5)
  await page.getByRole('link', { name: 'Отменён 1' }).click()
  await page.waitForURL('**/user/profile/order/cancelled')

  await expect.poll(() => page.locator('#main article').count(), SOON).toBe(1)
  await page.getByRole('img', { name: /Телескоп/ }).waitFor()
  expect(faults).toEqual([])
  expect((await page.goto('/user/profile/order/nowhere'))?.status()).toBe(404)
  expect((await page.goto('/user/profile/order/all?page=7'))?.status()).toBe(404)
  await page.context().close()
})

test('an order shows its way, its things, its sum and where it goes', async () => {
  const { page, faults } = await openAs(await signIn())
  await page.goto('/user/profile/order/shipping')

  await page.locator('#main article a').first().click()
  await page.waitForURL('**/user/profile/order/detail/*')

  const text = await main(page)
  for (const part of [
    'В пути',
    'Сарафан школьный «Линейка»',
    'Блузка трикотажная с коротким рукавом',
    'Итого',
    'Соколова Анна Игоревна',
    'Екатеринбург'
  ]) {
    expect(text).toContain(part)
  }
  expect(await button(page, 'Отменить заказ').count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
})

test("another buyer's order is not found", async () => {
  const { page } = await openAs(await signIn())
  await page.goto('/user/profile/order/all')
  const href = await page.locator('#main article a').first().getAttribute('href')
  await page.context().close()

  const stranger = await openAs(await signIn(SCHOOL))

  expect((await stranger.page.goto(href ?? ''))?.status()).toBe(404)
  await stranger.page.context().close()
})

test('an order that waits for its money leads to the bank', async () => {
  const { page } = await openAs(await signIn())
  await page.goto('/user/profile/order/new')

  await button(page, 'Оплатить').click()

  await page.waitForURL(url => !url.pathname.startsWith('/user/'))
  expect(await textOf(page.locator('body'))).toContain('П-100001')
  await page.context().close()
})

test('an order goes into the basket again', async () => {
  const { page } = await openAs(await signIn())
  await page.goto('/user/profile/order/done')

  await button(page, 'Повторить').click()

  await page.getByText(/В корзине 1 товар из заказа/).waitFor()
  await page.getByRole('link', { name: 'Перейти в корзину' }).click()
  await page.waitForURL('**/cart')
  expect(await main(page)).toContain('Мишка-сшивайка')
  await page.context().close()
})

test('an order is cancelled only after the question was answered', async () => {
  const { page } = await openAs(await signIn(SCHOOL))
  await page.goto('/user/profile/order/paid')
  await page.locator('#main article a').first().click()
  await page.waitForURL('**/user/profile/order/detail/*')

  await button(page, 'Отменить заказ').click()
  await page.getByRole('button', { name: 'Оставить заказ' }).click()
  expect(await main(page)).not.toContain('Отменён')

  await button(page, 'Отменить заказ').click()
  await page.getByRole('button', { name: 'Да, отменить' }).click()

  await expect.poll(() => main(page), SOON).toContain('Отменён')
  expect(await button(page, 'Отменить заказ').count()).toBe(0)
  await page.context().close()
})

test('personal data are checked, saved and shown everywhere', async () => {
  const { tokens } = await signUp()
  const { page } = await openAs(tokens)
  await page.goto('/user/profile/personal')
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

  await expect.poll(() => textOf(accountLink(page)), SOON).toContain('Надежда')
  await page.reload()
  expect(await field(page, 'fio').inputValue()).toBe('Ёлкина Надежда')
  expect(await field(page, 'birthDate').inputValue()).toBe('01.09.1990')
  await page.context().close()
})

test('a changed password signs the other browser out and this one not', async () => {
  const { account, tokens } = await signUp()
  const { page } = await openAs(tokens)
  const other = await openAs(await signIn(account))
  await other.page.goto('/user/profile')
  expect(await main(other.page)).toContain('Вера, здравствуйте')
  await page.goto('/user/profile/password')

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
  await page.context().close()
  await other.page.context().close()
})

test('signing out leads home and leaves nothing of the account behind', async () => {
  const { page, faults } = await openAs(await signIn())
  await page.goto('/user/profile')
  await page.getByRole('link', { name: 'Смена пароля' }).click()
  await page.waitForURL('**/user/profile/password')
  const cartToken = await cookieOf(page, CART_COOKIE)

  await button(page, 'Выйти').click()

  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => textOf(accountLink(page)), SOON).toContain('Войти')
  expect(await cookieOf(page, AUTH_COOKIE)).toBe('')
  expect(await cookieOf(page, REFRESH_COOKIE)).toBe('')
  expect(await cookieOf(page, CART_COOKIE)).not.toBe(cartToken)
  await page.goBack()
  await page.waitForURL('**/user/signin')
  expect((await page.content()).includes('Соколова')).toBe(false)
  expect(faults).toEqual([])
  await page.context().close()
})

test('signing out in one tab shows in another', async () => {
  const { page } = await openAs(await signIn())
  await page.goto('/user/profile')
  const second = await page.context().newPage()
  await second.goto('/user/profile/personal')
  await second.getByRole('button', { name: 'Сохранить' }).waitFor()

  await button(page, 'Выйти').click()

  await second.waitForURL(url => url.pathname === '/')
  await expect.poll(() => textOf(accountLink(second)), SOON).toContain('Войти')
  await page.context().close()
})

test('pages after a form open only behind their form', async () => {
  const { page } = await open()
  await page.goto('/user/password-reset-complete')
  await page.waitForURL('**/user/password-reset')
  await page.goto('/user/signup-complete')
  await page.waitForURL('**/user/signup')

  await page.goto('/user/password-reset')
  await field(page, 'email').fill(`${randomUUID()}@example.ru`)
  await page.keyboard.press('Enter')

  await page.waitForURL('**/user/password-reset-complete')
  expect(await main(page)).toContain('мы отправили на него временный пароль')
  await page.context().close()
})

test('a member has nothing to do on the pages for guests', async () => {
  const { page } = await openAs(await signIn())

  for (const path of ['signin', 'signup', 'password-reset', 'password-reset-complete']) {
    const answer = await page.request.get(`/user/${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, '/user/profile'])
  }
  await page.context().close()
})

test.each(['light', 'dark'] as const)(
  'on a phone with a %s screen no page of the account is wider than the screen',
  async colorScheme => {
    const { page } = await openAs(await signIn(), { viewport: PHONE, colorScheme })

    for (const path of ['', '/personal', '/password', '/order/all']) {
      await page.goto(`/user/profile${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }
    await page.context().close()
  }
)
