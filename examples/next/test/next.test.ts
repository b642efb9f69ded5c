import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import {
  AUTH_COOKIE,
  cookieOf,
  fillBasket,
  findGoods,
  noteShifts,
  setCookies,
  signIn,
  useBrowser
} from './visitor.ts'

/** Of whatever moves by itself, in the browser's own measure. */
const SHIFT_MOST = 0.02

const open = useBrowser()

let goods: Awaited<ReturnType<typeof findGoods>>

beforeAll(async () => {
  goods = await findGoods()
})

/** With plain spaces. */
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).textContent())?.replaceAll('\u00a0', ' ')
const heading = (page: Page) => textOf(page, 'h1')
const main = (page: Page) => textOf(page, 'main')
const field = (page: Page, name: string) => page.locator(`#${name}`)
const basketLink = (page: Page) => page.getByRole('link', { name: /^Корзина/ })
const rubles = (text: string | undefined) => /[\d\s]+₽/.exec(text ?? '')?.[0].replace(/\D/g, '')
const shownPrice = async (page: Page) => rubles(await textOf(page, '.product'))

/** What the server itself has drawn. */
const drawnPrice = async (response: Response | null) =>
  rubles((await response?.text())?.split('class="product"')[1]?.replace(/<[^>]*>/g, ' '))

/** A token whose time is over, as a server reads it; nobody signs it anew. */
function overdue(token: string) {
  const [head, payload = '', sign] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url')
  return [head, past, sign].join('.')
}

test('a guest goes from the list to a paid order in one document, against no rule of the policy', async () => {
  const { page, faults } = await open()
  await page.goto('/')
  await page.getByRole('searchbox').fill(goods.title)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?**')
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
  await page.locator('article').getByRole('link', { name: goods.title }).first().click()
  await expect.poll(() => heading(page)).toBe(goods.title)
  await page
    .getByRole('button', { name: `В корзину: ${goods.title}` })
    .first()
    .click()
  await expect.poll(() => basketLink(page).textContent()).toContain('(1)')
  await basketLink(page).click()
  await page.getByRole('link', { name: 'Оформить заказ' }).first().click()
  await expect.poll(() => heading(page)).toBe('Оформление заказа')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isMarked'))).toBe(true)

  await field(page, 'fio').fill('Соколова Анна')
  await field(page, 'phone').fill('89123456789')
  await field(page, 'email').fill('anna-sokolova@example.ru')
  await field(page, 'delivery-point').check({ force: true })
  await expect.poll(() => main(page)).toContain('К оплате')
  await field(page, 'accept').check({ force: true })
  expect(faults).toEqual([])
  await page.getByRole('button', { name: 'Заказать' }).first().click()
  await page.waitForURL(/\/demo-pay\//)
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await expect.poll(() => heading(page)).toMatch(/^Заказ № \S+ принят$/)
  await expect.poll(() => main(page)).toContain('Оплачен')
  expect(faults).toEqual([])
})

test('a dealer signs in, and his prices are those of the page, also when his token is over', async () => {
  const { page, faults } = await open()
  const retail = await drawnPrice(await page.goto(goods.href))
  await page.getByRole('link', { name: 'Войти' }).click()
  await page.locator('input[name="username"]').fill('dealer@example.ru')
  await page.locator('input[name="password"]').fill('penal-dealer')
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page)).toBe('Заказы')
  await page.goto(goods.href)
  const own = await shownPrice(page)
  expect(own).not.toBe(retail)

  const token = await cookieOf(page, AUTH_COOKIE)
  await setCookies(page, { [AUTH_COOKIE]: overdue(token) })
  const answer = await page.goto(goods.href)

  expect(await drawnPrice(answer)).toBe(own)
  expect(await cookieOf(page, AUTH_COOKIE)).not.toBe(overdue(token))
  expect(faults).toEqual([])
})

test('a token that tells no time is renewed by the browser, and the prices follow', async () => {
  const { page } = await open()
  await setCookies(page, await signIn('dealer'))
  const own = await drawnPrice(await page.goto(goods.href))
  await setCookies(page, { [AUTH_COOKIE]: 'a.b.c' })
  const answer = await page.goto(goods.href)

  expect(await drawnPrice(answer)).not.toBe(own)
  await expect.poll(() => shownPrice(page)).toBe(own)
})

test('no link of a page leads nowhere', async () => {
  const { page } = await open()
  await setCookies(page, await fillBasket(goods.groupId))
  const links = new Set<string>()
  const collect = async (path: string) => {
    await page.goto(path)
    const found = await page
      .locator('a[href^="/"], form[action^="/"]:not([method="dialog"])')
      .evaluateAll(all => all.map(one => one.getAttribute('href') ?? one.getAttribute('action')))
    for (const link of found) if (link) links.add(link)
  }
  for (const path of ['/', goods.listing, goods.href, '/cart', '/checkout', '/user/signin']) {
    await collect(path)
  }
  await setCookies(page, await signIn('anna'))
  for (const path of ['/user/profile', '/cart', '/checkout', goods.href]) await collect(path)
  const order = [...links].find(link => link.includes('/order/detail/'))
  await collect(order ?? '')

  const statuses = await Promise.all(
    [...links].map(async link => `${(await page.request.get(link)).status()} ${link}`)
  )
  expect(links.size).toBeGreaterThan(30)
  expect(statuses.filter(status => !status.startsWith('200'))).toEqual([])
})

test.each([
  ['/', 190_000],
  ['/checkout', 200_000]
])(
  'nothing of %s moves on a slow phone, and its scripts weigh at most %d bytes by gzip',
  async (path, most) => {
    const { page, faults } = await open({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true
    })
    await setCookies(page, await fillBasket(goods.groupId))
    await page.addInitScript(noteShifts)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const scripts: Promise<Buffer>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })

    const bodies = await Promise.all(scripts)
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    expect(weight).toBeLessThanOrEqual(most)
    const moved = await page.evaluate(() => Reflect.get(globalThis, 'shift'))
    expect(moved).toBeLessThanOrEqual(SHIFT_MOST)
    expect(faults).toEqual([])
  }
)
