import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PAYLOADS } from '../../../e2e/support/payloads.ts'
import { watchHacks } from '../../../e2e/support/watch-hacks.ts'
import { checkFront, outcomeText } from '../../../packages/conformance/src/index.ts'
import { type OpenedFront, openFront, openFrontBeside } from '../../../scripts/lib/fronts.mjs'
import { openHostileBackend } from '../../../testing/hostile-backend.ts'
import declared from '../front.json' with { type: 'json' }

const GOODS = 'Мишка-сшивайка, набор для шитья'
/** Well formed, and over long ago. */
const OVER = `e30.${Buffer.from('{"uid":"1","exp":1}').toString('base64url')}.c2lnbmF0dXJl`

let front: OpenedFront
let browser: Browser

beforeAll(async () => {
  front = await openFront('sveltekit', () => undefined)
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu']
  })
})

afterAll(async () => {
  await browser.close()
  await front.stop()
})

/** A page of a new visitor, and what its browser complained of: the policy is told there, too. */
async function open(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: front.url, locale: 'ru-RU', ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  return { context, page, faults }
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

async function findGoods(page: Page) {
  await page.goto('/')
  await page.getByRole('searchbox').fill('Мишка')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: GOODS }).click()
  await heading(page, GOODS)
}

/** SvelteKit tells of pages by an element that its script makes. */
const scriptRuns = (page: Page) => page.locator('#svelte-announcer').waitFor({ state: 'attached' })

async function signIn(page: Page, login: string, password: string) {
  await page.goto('/user/signin')
  await page.getByLabel('E-mail').fill(login)
  await page.getByLabel('Пароль').fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
}

/** No script comes until the function that this gives is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/_app/**/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}

async function hrefOfGoods() {
  const { page } = await open()
  await findGoods(page)
  return new URL(page.url()).pathname
}

/** What no text may bring: handlers, scripts, frames, addresses that run. */
const markupOf = (page: Page) =>
  page.locator('body *').evaluateAll(all =>
    all.flatMap(element => {
      const isForeign = element.matches(
        'main :is(script, iframe, object, embed, base, meta, style)'
      )
      const wrong = [...element.attributes].filter(
        ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text)/i.test(value)
      )
      return isForeign || wrong.length > 0 ? [element.outerHTML] : []
    })
  )

const priceOf = async (page: Page) => {
  await page.goto('/search?q=Мишка')
  return page.locator('article b').first().textContent()
}

test('a guest goes from the list to the paid order, and nothing breaks the policy', async () => {
  const { page, faults } = await open()
  await findGoods(page)
  await page.getByRole('button', { name: `В корзину: ${GOODS}` }).click()
  await page.getByRole('link', { name: 'Корзина 1' }).click()
  await heading(page, 'Корзина')
  await page.getByLabel('Промокод').fill('ЛИНЕЙКА10')
  await page.getByRole('button', { name: 'Применить' }).click()
  await page.getByText('Промокод ЛИНЕЙКА10').waitFor()
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click()
  await heading(page, 'Оформление заказа')
  await page.getByLabel('ФИО').fill('Соколова Анна')
  await page.getByLabel('Телефон').fill('89123456789')
  await page.getByLabel('E-mail').fill('anna-sokolova@example.ru')
  await page.locator('#delivery-point').check()
  await page.getByText('К оплате').waitFor()
  await page.getByLabel('Согласен').check()
  await page.getByRole('button', { name: 'Заказать' }).click()
  await page.waitForURL('**/demo-pay/**')
  await page.getByRole('button', { name: 'Оплатить' }).click()

  await heading(page, /^Заказ № \S+ принят$/)
  await page.getByText('Оплачен').waitFor()
  expect(faults).toEqual([])
})

test('without script a guest narrows a list, finds a product and puts it into the basket', async () => {
  const { page, context } = await open({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByLabel('Девочкам').check()
  await page.getByRole('button', { name: 'Показать' }).click()
  await page.getByRole('link', { name: /^Девочкам/ }).waitFor()
  await findGoods(page)
  await page.getByRole('button', { name: `В корзину: ${GOODS}` }).click()
  await heading(page, 'Корзина')
  await page.getByRole('link', { name: GOODS }).waitFor()

  await signIn(page, 'anna@example.ru', 'не тот')
  await page.getByText('Неверный').waitFor()
  await signIn(page, 'anna@example.ru', 'penal-anna')
  await page.getByRole('button', { name: 'Выйти' }).waitFor()
  await context.close()
})

test('a dealer has his prices in the first HTML, also when his access token is over', async () => {
  const { page: guest } = await open()
  const { page, context } = await open({ javaScriptEnabled: false })
  const retail = await priceOf(guest)
  await signIn(page, 'dealer@example.ru', 'penal-dealer')
  await page.getByRole('button', { name: 'Выйти' }).waitFor()
  const own = await priceOf(page)
  const token = (await context.cookies()).find(({ name }) => name.startsWith('auth_token'))
  await context.addCookies([{ ...(token ?? never()), value: OVER }])

  expect(own).not.toBe(retail)
  expect(await priceOf(page)).toBe(own)
})

test('who signs out sees the prices of a guest', async () => {
  const { page } = await open()
  await signIn(page, 'dealer@example.ru', 'penal-dealer')
  await page.getByRole('button', { name: 'Выйти' }).waitFor()
  const own = await priceOf(page)
  await scriptRuns(page)
  await page.getByRole('button', { name: 'Выйти' }).click()

  await page.getByRole('link', { name: 'Войти' }).waitFor()
  await expect.poll(() => page.locator('article b').first().textContent()).not.toBe(own)
})

test('what is typed and ticked before the script runs stays, and counts', async () => {
  const { page } = await open()
  await findGoods(page)
  const isSent = page.waitForResponse('**/api/basket/v1/products')
  await page.getByRole('button', { name: `В корзину: ${GOODS}` }).click()
  await isSent
  const release = await holdScripts(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  await page.getByLabel('ФИО').fill('Соколова Анна')
  await page.getByLabel('При получении').check()
  await page.getByLabel('Согласен').check()

  release()
  await scriptRuns(page)
  await page.getByRole('button', { name: 'Заказать' }).click()

  await page.getByText('Введите e-mail').first().waitFor()
  expect(await page.getByLabel('ФИО').inputValue()).toBe('Соколова Анна')
  expect(await page.getByLabel('При получении').isChecked()).toBe(true)
  expect(await page.getByLabel('Согласен').isChecked()).toBe(true)
  expect(await page.getByText(/Отсутствует ФИО|Необходимо подтвердить/).count()).toBe(0)
})

test('no text of the backend runs anything, or brings markup of its own', async () => {
  const backend = await openHostileBackend(front.apiUrl, PAYLOADS.join('\n'))
  const hostile = await openFrontBeside('sveltekit', backend.url)
  const { page } = await open({ baseURL: hostile.url })
  const hacks = await watchHacks(page)
  for (const href of ['/search?q=Мишка', await hrefOfGoods()]) {
    await page.goto(href)
    await scriptRuns(page)
    expect(await page.locator('main').textContent()).toContain('<script>')
    expect(await markupOf(page)).toEqual([])
  }
  expect(hacks).toEqual([])
  await hostile.stop()
  backend.close()
})

test('its policy allows no inline script and no HTML that nobody vouches for', async () => {
  const { headers } = await fetch(front.url)
  const policy = headers.get('content-security-policy')

  expect(policy).toMatch(/script-src 'strict-dynamic' 'nonce-[\w+/=]+'/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
})

test('a page that is not there says so with its status', async () => {
  const { page } = await open()
  const answer = await page.goto('/no-such-page')

  expect(answer?.status()).toBe(404)
  await page.getByText('Страница не найдена').waitFor()
})

/** The others stand in tests above, or pass as well and take longer. */
test.concurrent.each(['sign-in', 'stock-taken', 'no-script-purchase'] as const)(
  'the story «%s» of every front ends well',
  async story => {
    const { url, apiUrl } = front
    for await (const outcome of checkFront({
      ...declared,
      url,
      apiUrl,
      browser,
      stories: [story]
    })) {
      expect(outcomeText(outcome)).toMatch(/^passed/)
    }
  }
)

const never = () => {
  throw new Error('There is no such cookie')
}
