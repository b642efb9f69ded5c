import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

let simple: Goods

beforeAll(async () => {
  simple = await findGoods(isSimple)
})

/** The application does not arrive until it is let in. */
async function holdApplication(page: Page) {
  let letIn: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    letIn = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  return letIn
}

test('a purchase clicked before the application is there is kept and made when it arrives', async () => {
  const { page, faults } = await open()
  const letIn = await holdApplication(page)
  await page.goto(simple.href)
  const buy = page.getByRole('button', { name: `В корзину: ${simple.title}` }).first()

  await buy.click()
  await expect.poll(() => buy.isVisible()).toBe(true)
  letIn()

  await page
    .getByRole('group', { name: `Количество: ${simple.title}` })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(simple.href)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a search typed before the application is there stays typed and brings its suggestions', async () => {
  const { page, faults } = await open()
  const letIn = await holdApplication(page)
  await page.goto('/')
  const search = page.getByLabel('Поиск по магазину')

  await search.pressSequentially('рюкзак')
  letIn()

  await page.getByRole('listbox', { name: 'Подсказки' }).waitFor()
  expect(await search.inputValue()).toBe('рюкзак')
  expect(faults).toEqual([])
  await page.context().close()
})

test('what is typed into a checkout before the application is there stays in its fields', async () => {
  const { page, faults } = await open()
  const cartToken = await fillBasket(simple.groups[0]?.id ?? 0)
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const letIn = await holdApplication(page)
  await page.goto('/checkout')
  const email = page.locator('#main input[name=email]')

  await email.pressSequentially('anna@example.ru')
  letIn()
  await hydrated(page)
  await email.blur()

  expect(await email.inputValue()).toBe('anna@example.ru')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => email.inputValue()).toBe('anna@example.ru')
  expect(faults).toEqual([])
  await page.context().close()
})

test('a quantity typed before the application is there counts when it arrives', async () => {
  const { page, faults } = await open()
  const cartToken = await fillBasket(simple.groups[0]?.id ?? 0)
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const letIn = await holdApplication(page)
  await page.goto('/cart')
  const count = page.getByRole('textbox', { name: /^Количество/ }).first()

  await count.fill('3')
  await count.blur()
  letIn()

  await page.getByRole('link', { name: 'Корзина, товаров: 3' }).first().waitFor()
  expect(await count.inputValue()).toBe('3')
  expect(faults).toEqual([])
  await page.context().close()
})

test('links and the search work while the application is on its way', async () => {
  const { page, faults } = await open()
  await holdApplication(page)
  await page.goto('/')

  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').first().click()
  await page.waitForURL(/\/catalog\//)
  const search = page.getByLabel('Поиск по магазину')
  await search.fill('рюкзак')
  await search.press('Enter')
  await page.waitForURL(url => url.pathname === '/search' && url.searchParams.get('q') === 'рюкзак')

  expect(faults).toEqual([])
  await page.context().close()
})

test('a sign-in typed and sent before the application is there is made when it arrives', async () => {
  const { page } = await open()
  const letIn = await holdApplication(page)
  await page.goto('/user/signin')

  await page.locator('input[name=username]').fill('anna@example.ru')
  await page.locator('input[name=password]').fill('penal-anna')
  await page.keyboard.press('Enter')
  letIn()

  await page.waitForURL('**/user/profile')
  await page.context().close()
})

test('the search keeps the focus at every moment while its suggestions come', async () => {
  const { page, faults } = await open()
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(watchFocus)

  await page.locator('header input[name="q"]').focus()
  await page.getByRole('combobox').waitFor()

  const focused = await page.evaluate<string[]>(() => Reflect.get(window, 'focused'))
  expect(focused.length).toBeGreaterThan(0)
  expect(new Set(focused)).toEqual(new Set(['q']))
  expect(faults).toEqual([])
  await page.context().close()
})

/** Runs in the page: what has the focus whenever the search has changed. */
function watchFocus() {
  const focused: string[] = []
  Reflect.set(window, 'focused', focused)
  const search = document.querySelector('header search')
  const note = () => focused.push(document.activeElement?.getAttribute('name') ?? 'nothing')
  if (search !== null) {
    new MutationObserver(note).observe(search, { childList: true, subtree: true })
  }
}
