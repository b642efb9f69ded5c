import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { becomeMember, main, signUp } from './support/member.ts'
import { TESTED } from './support/shop-process.ts'
import { openStorefront } from './support/shop-processes.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

interface Spoiled {
  readonly status: number
  readonly statusText?: string
  readonly body?: unknown
}

const open = useBrowser()
/** What the backend answers in the place of the right answer, by path. */
const spoiled = new Map<string, Spoiled>()

let between: Server
let storefront: Awaited<ReturnType<typeof openStorefront>>

/** A storefront of the shop that all tests share, with somebody between it and its backend. */
beforeAll(async () => {
  between = createServer((request, response) => {
    const answer = spoiled.get(new URL(request.url ?? '/', inject('apiUrl')).pathname)
    if (answer !== undefined) {
      const { status, statusText = '', body = {} } = answer
      response.writeHead(status, statusText, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify(body))
    }
    const { method, headers } = request
    const passed = ask(`${inject('apiUrl')}${request.url}`, { method, headers }, answered => {
      response.writeHead(answered.statusCode ?? 502, answered.statusMessage, answered.headers)
      answered.pipe(response)
    })
    passed.once('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>(done => between.listen(0, '127.0.0.1', done))
  const { port } = between.address() as AddressInfo
  storefront = await openStorefront({ ...TESTED, API_URL: `http://127.0.0.1:${port}` })
})

afterEach(() => spoiled.clear())

afterAll(async () => {
  await storefront?.close()
  between.closeAllConnections()
  between.close()
})

const openPage = () => open({ baseURL: storefront.url })

async function openAsMember() {
  const { page } = await openPage()
  await becomeMember(page, (await signUp()).tokens, storefront.url)
  return page
}

const code = (page: Page, text: string) => page.getByText(`код ошибки: ${text}`, { exact: true })

test.each<[string, Spoiled, string]>([
  [
    'its status text before its message',
    { status: 422, statusText: 'Shelves are being counted', body: { message: 'Переучёт' } },
    '422 ( Shelves are being counted )'
  ],
  ['its message', { status: 422, body: { message: 'Переучёт' } }, '422 ( Переучёт )'],
  ['its other message', { status: 422, body: { error_message: 'Учёт' } }, '422 ( Учёт )'],
  ['the default words', { status: 422 }, '422 ( Произошла ошибка сервера )']
])('a refused page is told by %s', async (_, answer, text) => {
  const { page } = await openPage()
  spoiled.set('/partners/v1', answer)

  await page.goto('/brands')

  await code(page, text).waitFor()
})

test('a failed initialisation is the error screen with its words', async () => {
  const { page } = await openPage()
  spoiled.set('/init/v1', { status: 500 })
  // No page of this site was read before: nothing is kept that would do.
  const url = storefront.url.replace('//localhost', '//by.localhost')

  const answer = await page.goto(`${url}/contacts`)

  expect(answer?.status()).toBe(502)
  const words = 'Не удалось выполнить инициализацию, попробуйте перезагрузить страницу'
  await code(page, `502 ( ${words} )`).waitFor()
})

test('payment methods that fail are told of at the checkout, which stays', async () => {
  const { page } = await openPage()
  const cartToken = await fillBasket(groupOf(await findGoods(isSimple)), 1)
  await setCookies(page.context(), { [CART_COOKIE]: cartToken }, storefront.url)
  spoiled.set('/payments/v1', { status: 422, body: { message: 'Банк закрыт' } })

  await page.goto('/checkout')

  await page.getByText('Произошла ошибка при получении методов оплаты').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Оформление заказа' }).waitFor()
})

test('orders whose statuses are no list are an error, and no empty list', async () => {
  const page = await openAsMember()
  const meta = { page: 1, limit: 10, total: 0, pages: 0 }
  spoiled.set('/orders/v1', { status: 200, body: { data: [], meta, statuses: {} } })

  await page.goto('/user/profile/order/all')

  await code(page, '500 ( Произошла ошибка сервера )').waitFor()
  expect(await main(page)).not.toContain('Заказов пока нет')
})

test('ids of favourites that fail are only logged', async () => {
  const page = await openAsMember()
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  spoiled.set('/favorites/v1/ids', { status: 500 })
  const { href, title } = await findGoods(isSimple)

  await visit(page, href)
  await page.locator('#main').getByRole('button', { name: 'В корзину' }).first().hover()

  await expect.poll(() => logged.join('\n')).toContain('Favourites are not known')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await page.locator('#main').getByRole('alert').count()).toBe(0)
})

test('nobody leads out of the shop by a path that hides a host', async () => {
  const { page } = await openPage()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).host))
  await visit(page, '/contacts')

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/.//attacker.example/page' })
    document.querySelector('#main')?.append(link)
    link.click()
  })

  await page.getByRole('heading', { level: 1, name: /^ОЙ!/ }).waitFor()
  expect(new URL(page.url()).origin).toBe(storefront.url)
  expect(asked.filter(host => host.includes('attacker'))).toEqual([])
})
