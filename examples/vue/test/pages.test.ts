import { expect, test } from 'vitest'

import { useBrowser } from '../../../e2e/support/browser.ts'
import { heading, main } from '../../../e2e/support/checkout.ts'
import { findGoods, isSimple } from '../../../e2e/support/goods.ts'
import { PAYLOADS } from '../../../e2e/support/payloads.ts'
import { ANNA } from '../../../e2e/support/visitor.ts'

const open = useBrowser()

const PAGES: readonly [address: string, title: string, word: string][] = [
  ['/', 'Школьная форма', 'Подборки'],
  ['/catalog', 'Каталог', 'Школьная форма'],
  ['/brands', 'Бренды', '5+КЛАСС'],
  ['/brands/5-klass', '5+КЛАСС', 'Показано'],
  ['/collections/bestsellers', 'Хиты', 'Показано'],
  ['/blog', 'Блог', 'Форма'],
  ['/reviews', 'Отзывы', 'советуют'],
  ['/payments', 'Оплата и доставка', 'СБП']
]

test('pages show what the core reads of them, under their titles', async () => {
  const { page, faults } = await open()
  for (const [address, title, word] of PAGES) {
    await page.goto(address)
    await expect.poll(() => heading(page)).toContain(title)
    await expect.poll(() => main(page)).toContain(word)
  }
  expect(faults).toEqual([])
})

test('an article is opened from the blog, under its own title', async () => {
  const { page, faults } = await open()
  await page.goto('/blog')
  const first = page.locator('main .tile').first()
  const title = await first.locator('b').textContent()

  await first.click()

  await expect.poll(() => heading(page)).toBe(title)
  await expect.poll(() => page.title()).toContain(title ?? 'none')
  expect(faults).toEqual([])
})

test('a product comes with delivery, reviews and the bonuses of whoever looks', async () => {
  const { href, title } = await findGoods(isSimple)
  const { page, faults } = await open()
  await page.goto(href)

  await expect.poll(() => heading(page)).toBe(title)
  await page.getByRole('list', { name: 'Доставка' }).getByRole('listitem').first().waitFor()
  await page.getByRole('region', { name: 'Отзывы' }).waitFor()
  await page.getByText('на бонусный счёт').waitFor()
  expect(faults).toEqual([])
})

test('a section that fails says so in its place, and is read again alone', async () => {
  const { href, title } = await findGoods(isSimple)
  const { page } = await open()
  const similar = '**/api/similar-products/v1'
  await page.route(similar, route => route.fulfill({ status: 500, json: {} }))
  await page.goto(href)
  const alert = page.getByText('Не удалось загрузить похожие товары.')
  await alert.waitFor()
  expect(await heading(page)).toBe(title)

  await page.unroute(similar)
  await alert.getByRole('button', { name: 'Повторить' }).click()

  await page.getByRole('region', { name: 'Похожие' }).waitFor()
})

test('an address that this front has no page for says so, and leads home', async () => {
  const { page } = await open()
  for (const address of ['/nowhere', '/wholesale', '/catalog/shkolnaya-forma/detail/none']) {
    await page.goto(address)
    await page.getByText('404').waitFor()
  }

  await page.locator('main').getByRole('link').click()

  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('a member finds his orders, and one of them', async () => {
  const { page, faults } = await open()
  await page.goto('/user/profile/order/all')
  await page.getByLabel('E-mail').fill(ANNA.username)
  await page.getByLabel('Пароль').fill(ANNA.password)
  await page.locator('main').getByRole('button', { name: 'Войти' }).click()
  await expect.poll(() => heading(page)).toBe('Заказы')

  const order = page.locator('article.order a').first()
  const title = await order.textContent()
  await order.click()

  await expect.poll(() => heading(page)).toBe(title)
  await page.locator('main').getByText('Доставка').first().waitFor()
  expect(faults).toEqual([])
})

test('no text of an editor runs anything', async () => {
  const { page } = await open()
  await page.route(/\/api\/pages\/v1\?/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), html: PAYLOADS.join('\n') } })
  })
  await page.goto('/about')
  const text = page.locator('main .text')
  await text.waitFor()

  expect(await text.innerHTML()).toContain('&lt;')
  expect(await text.innerHTML()).not.toMatch(/<[^>]*\son\w+=|<script/i)
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
})
