import { beforeAll, expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { draftOf } from './support/checkout.ts'
import { hydrated, sectionTaken, visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, hasAllKinds, isGone, isSimple } from './support/goods.ts'
import { APPLICATION, holdRequests } from './support/hold.ts'
import { ANNA, CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser({ isWhole: true })

let simple: Goods
let dress: Goods

beforeAll(async () => {
  simple = await findGoods(isSimple)
  dress = await findGoods(hasAllKinds)
})

test('a purchase clicked before the application is there is kept and made when it arrives', async () => {
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, APPLICATION)
  await page.goto(simple.href)
  const buy = page.getByRole('button', { name: `В корзину: ${simple.title}` }).first()

  await buy.click()
  expect(await buy.isVisible()).toBe(true)
  letThrough()

  await page
    .getByRole('group', { name: `Количество: ${simple.title}` })
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(simple.href)
  expect(faults).toEqual([])
})

deepTest('a press before the application is there brings what waits for a touch, too', async () => {
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, APPLICATION)
  await page.goto(simple.href)
  const heart = page.getByRole('button', { name: `В избранное: ${simple.title}` }).first()

  await heart.click()
  letThrough()

  await page.locator('#main [aria-pressed=true]').waitFor()
  await sectionTaken(page.locator('details', { hasText: 'Почему такая цена' }))
  expect(faults).toEqual([])
})

deepTest(
  'a search typed before the application is there stays typed and brings its suggestions',
  async () => {
    const { page, faults } = await open()
    const letThrough = await holdRequests(page, APPLICATION)
    await page.goto('/')
    const search = page.getByLabel('Поиск по магазину')

    await search.pressSequentially('рюкзак')
    letThrough()

    await page.getByRole('listbox', { name: 'Подсказки' }).waitFor()
    await expect.poll(() => search.inputValue()).toBe('рюкзак')
    expect(faults).toEqual([])
  }
)

test('what is typed into a checkout before the application is there stays in its fields', async () => {
  const { page, faults } = await open()
  const cartToken = await fillBasket(groupOf(simple))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const letThrough = await holdRequests(page, APPLICATION)
  await page.goto('/checkout')
  const email = page.locator('#main input[name=email]')

  await email.pressSequentially('anna@example.ru')
  letThrough()
  await hydrated(page)
  await email.blur()

  expect(await email.inputValue()).toBe('anna@example.ru')
  await expect.poll(() => draftOf(page)).toContain('anna@example.ru')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => email.inputValue()).toBe('anna@example.ru')
  expect(faults).toEqual([])
})

test.each([
  ['phone', '89123456789', '+375 (29) 123-45-6'],
  ['email', 'anna@example.ru', 'ivan@example.by']
])(
  'the %s that was typed and selected before the application is there is replaced by the next text',
  async (name, typed, instead) => {
    const { page, faults } = await open()
    const cartToken = await fillBasket(groupOf(simple))
    await setCookies(page.context(), { [CART_COOKIE]: cartToken })
    const letThrough = await holdRequests(page, APPLICATION)
    await page.goto('/checkout')
    const field = page.locator(`#main input[name=${name}]`)

    await field.fill(typed)
    await field.selectText()
    letThrough()
    await sectionTaken(field)
    await expect.poll(() => draftOf(page)).not.toBeNull()
    await page.keyboard.insertText(instead)

    expect(await field.inputValue()).toBe(instead)
    expect(faults).toEqual([])
  }
)

test.each([
  ['the application', APPLICATION],
  ['the code of its form', '**/assets/forms-*.js']
])('a sign-in typed and sent before %s is there is kept for it', async (_, code) => {
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, code)
  await page.goto('/user/signin')
  if (code !== APPLICATION) await hydrated(page)

  await page.locator('#main input[name=username]').fill(ANNA.username)
  await page.locator('#main input[name=password]').fill(ANNA.password)
  await page.keyboard.press('Enter')
  letThrough()

  await page.waitForURL(url => url.pathname === '/user/profile')
  expect(faults).toEqual([])
})

test.each([
  ['the application', APPLICATION],
  ['the code of its form', '**/assets/forms-*.js']
])(
  'a form sent empty before %s is there says what is missing in the shop’s words',
  async (_, code) => {
    const { page, faults } = await open()
    const letThrough = await holdRequests(page, code)
    await page.goto('/user/signin')
    if (code !== APPLICATION) await hydrated(page)

    await page.locator('#main').getByRole('button', { name: 'Войти', exact: true }).click()
    letThrough()

    await expect
      .poll(() => page.locator('#main .error').allTextContents())
      .toEqual(['Введите e-mail', 'Поле не заполнено'])
    expect(faults).toEqual([])
  }
)

test.each([
  ['the application', APPLICATION],
  ['the code of its form', '**/assets/forms-*.js']
])(
  'a field left empty before %s is there says what is missing, and no other does',
  async (_, code) => {
    const { page, faults } = await open()
    const letThrough = await holdRequests(page, code)
    await page.goto('/user/signin')
    if (code !== APPLICATION) await hydrated(page)

    await page.locator('#main input[name=username]').focus()
    await page.locator('#main input[name=password]').focus()
    letThrough()

    await expect
      .poll(() => page.locator('#main .error').allTextContents())
      .toEqual(['Введите e-mail'])
    const hasFocus = page.locator('#main input[name=password]:focus')
    expect(await hasFocus.count()).toBe(1)
    expect(faults).toEqual([])
  }
)

deepTest('a quantity typed before the application is there counts when it arrives', async () => {
  const { page, faults } = await open()
  const cartToken = await fillBasket(groupOf(simple))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const letThrough = await holdRequests(page, APPLICATION)
  await page.goto('/cart')
  const count = page.getByRole('textbox', { name: /^Количество/ }).first()

  await count.fill('3')
  await count.blur()
  letThrough()

  await page.getByRole('link', { name: 'Корзина, товаров: 3' }).first().waitFor()
  await expect.poll(() => count.inputValue()).toBe('3')
  expect(faults).toEqual([])
})

test.each([
  ['the application', APPLICATION],
  ['the code of the basket', '**/assets/purchase-*.js']
])('steps of a quantity, pressed on their signs before %s is there, all count', async (_, code) => {
  const { page, faults } = await open()
  const cartToken = await fillBasket(groupOf(simple))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const letThrough = await holdRequests(page, code)
  await page.goto('/cart')
  if (code !== APPLICATION) await hydrated(page)
  const more = page.getByRole('button', { name: 'Больше' }).first().locator('svg')

  await more.click()
  await more.click()
  letThrough()

  await page.getByRole('link', { name: 'Корзина, товаров: 3' }).first().waitFor()
  expect(faults).toEqual([])
})

test('links and the search work while the application is on its way', async () => {
  const { page, faults } = await open()
  await holdRequests(page, APPLICATION)
  await page.goto('/')

  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').first().click()
  await page.waitForURL(/\/catalog\//)
  const search = page.getByLabel('Поиск по магазину')
  await search.fill('рюкзак')
  await search.press('Enter')
  await page.waitForURL(url => url.pathname === '/search' && url.searchParams.get('q') === 'рюкзак')

  expect(faults).toEqual([])
})

test('an address left empty before the code of its letter is there says so', async () => {
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, '**/assets/restock-form-*.js')
  await page.goto(`${dress.href}?group=${dress.groups.find(isGone)?.id}`)
  await hydrated(page)

  await page.getByRole('textbox', { name: /E-mail/ }).focus()
  await page.keyboard.press('Tab')
  letThrough()

  await page.getByRole('alert').getByText('Введите e-mail').waitFor()
  expect(faults).toEqual([])
})

test('a letter asked for before the code of its form is there is kept for it', async () => {
  const { page, faults } = await open()
  const letThrough = await holdRequests(page, '**/assets/restock-form-*.js')
  await page.goto(`${dress.href}?group=${dress.groups.find(isGone)?.id}`)
  await hydrated(page)

  await page.getByRole('textbox', { name: /E-mail/ }).fill('anna')
  await page.getByRole('button', { name: 'Сообщить о поступлении' }).click()
  letThrough()

  await page.getByRole('alert').getByText('Некорректный e-mail').waitFor()
  expect(faults).toEqual([])
})

deepTest('the search keeps the focus at every moment while its suggestions come', async () => {
  const { page, faults } = await open()
  await visit(page, '/')
  await page.evaluate(watchFocus)

  await page.locator('header input[name="q"]').focus()
  await page.getByRole('combobox').waitFor()

  const focused = await page.evaluate<string[]>(() => Reflect.get(window, 'focused'))
  expect(focused.length).toBeGreaterThan(0)
  expect(new Set(focused)).toEqual(new Set(['q']))
  expect(faults).toEqual([])
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
