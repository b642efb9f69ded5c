import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'

import { soon } from '../../../testing/limits.ts'

export const AUTH_COOKIE = 'auth_tokenpenal'
export const REFRESH_COOKIE = 'refresh_tokenpenal'
export const CART_COOKIE = 'cart_tokenpenal'

export const launching = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu']
}

/** One browser for the file; every visitor is new. `faults`: errors of the console, of scripts, of the policy. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(launching)
  })
  afterAll(() => browser.close())
  return async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: inject('shopUrl'), ...options })
    onTestFinished(() => context.close())
    context.setDefaultTimeout(soon.timeout)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', error => faults.push(error.message))
    return { page, faults }
  }
}

/** Runs of the page's own clock, whatever its load: notes from then on what moves by itself. */
export function noteShifts() {
  Object.assign(globalThis, { shift: 0 })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      Object.assign(globalThis, {
        shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value')
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const setCookies = (
  page: Page,
  cookies: Readonly<Record<string, string>>,
  url = inject('shopUrl')
) =>
  page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))

export const cookieOf = async (page: Page, wanted: string) =>
  (await page.context().cookies()).find(({ name }) => name === wanted)?.value ?? ''

async function call(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(inject('apiUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.json()
}

/** Cookies of a member who has just signed in elsewhere. */
export async function signIn(name: string): Promise<Record<string, string>> {
  const account = { username: `${name}@example.ru`, password: `penal-${name}`, deviceId: 'test' }
  const { token, refreshToken } = await call('/users/v1/login', account, {
    'session-id': randomUUID(),
    'sending-time': String(Date.now()),
    nonce: randomUUID().replaceAll('-', '').slice(0, 22)
  })
  return { [AUTH_COOKIE]: token, [REFRESH_COOKIE]: refreshToken }
}

/** Cookies of a guest with one piece in the basket. */
export async function fillBasket(groupId: number) {
  const cartToken = randomUUID()
  const id = `${String(Date.now()).padStart(14, '0')}${cartToken.slice(0, 8)}`
  const body = { groups: [{ id, groupId, count: 1 }], change: true }
  await call('/basket/v1/products', body, { 'cart-token': cartToken })
  return { [CART_COOKIE]: cartToken }
}

interface CardAnswer {
  readonly title: string
  readonly code: string
  readonly categories: readonly { readonly path: string }[]
  readonly groups: readonly { readonly id: number; readonly remnants: number }[]
}

/** Something that is bought without a choice, and of which other tests leave enough. */
export async function findGoods() {
  const cards: readonly CardAnswer[] = (
    await call('/catalog/v1/products', { limit: 100, inStock: true })
  ).data
  const card = cards.find(
    ({ groups: [first, ...more] }) => more.length === 0 && Number(first?.remnants) > 5
  )
  const [category] = card?.categories ?? []
  const [group] = card?.groups ?? []
  if (card === undefined || category === undefined || group === undefined) {
    throw new Error('The demo shop has no such goods')
  }
  const listing = `/catalog/${category.path}`
  return { title: card.title, listing, href: `${listing}/detail/${card.code}`, groupId: group.id }
}
