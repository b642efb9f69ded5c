import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { runsOf } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, hasSizes, isSimple } from './support/goods.ts'
import { openLonelyStorefront } from './support/shop-processes.ts'
import { textOf } from './support/text.ts'
import {
  AUTH_COOKIE,
  CART_COOKIE,
  fillBasket,
  REFRESH_COOKIE,
  setCookies,
  signIn,
  type Tokens
} from './support/visitor.ts'

const open = useBrowser({ isWhole: true })

let lonely: Awaited<ReturnType<typeof openLonelyStorefront>>
let simple: Goods
let sized: Goods
let anna: Tokens

beforeAll(async () => {
  lonely = await openLonelyStorefront()
  simple = await findGoods(isSimple)
  sized = await findGoods(hasSizes)
  anna = await signIn()
})

afterAll(() => lonely?.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(inject('shopUrl') + path, { headers, redirect: 'manual' })

/** So few that nobody else waits for his page. */
const AT_ONCE = 10

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  'cross-origin-opener-policy': expect.stringMatching(/^same-origin/)
} as const

test('every kind of answer carries the security headers and a policy', async () => {
  const page = await (await get('/')).text()
  const script = /data-entry="([^"]+)"/.exec(page)?.[1] ?? ''
  const answers = [
    [200, await get('/')],
    [302, await get('/user/profile')],
    [404, await get('/net-takoj-stranicy')],
    [200, await get(script)],
    [200, await get('/robots.txt')],
    [200, await get('/api/health')],
    [404, await get('/api/net-takogo')],
    [502, await fetch(`${lonely.url}/`)],
    [502, await fetch(`${lonely.url}/api/basket/v1`)]
  ] as const

  for (const [status, response] of answers) {
    const headers = Object.fromEntries(response.headers)
    expect.soft(response.status, response.url).toBe(status)
    expect.soft(headers, response.url).toMatchObject(everywhere)
    expect.soft(headers['content-security-policy'], response.url).toContain("default-src 'none'")
    expect
      .soft(headers['content-security-policy'], response.url)
      .toContain("frame-ancestors 'none'")
    expect.soft(headers['content-security-policy'], response.url).not.toMatch(/unsafe-/)
    expect.soft(headers['strict-transport-security'], response.url).toMatch(/max-age=31536000/)
    expect.soft(headers['permissions-policy'], response.url).toContain('camera=()')
    expect.soft(headers, response.url).not.toHaveProperty('x-powered-by')
  }
})

test('no two pages share a nonce, and every inline script and style has it', async () => {
  const nonces = new Set<string>()
  const rounds = runsOf('rounds of pages with nonces')
  for (let round = 0; round < rounds; round += 1) {
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => get('/cart')))
    for (const page of pages) {
      const policy = page.headers.get('content-security-policy') ?? ''
      nonces.add(/script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
      await page.body?.cancel()
    }
  }
  const response = await get('/')
  const html = await response.text()
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  const inline = [...html.matchAll(/<(?:script(?![^>]*type="application)|style)\b([^>]*)>/g)]

  expect(nonces.size).toBe(rounds * AT_ONCE)
  expect(inline.length).toBeGreaterThan(1)
  for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`)
  expect(html).not.toMatch(/<[^>]+\sstyle="|<[^>]+\son[a-z]+="/)
})

test('a page that is kept for all guests runs in each browser by a nonce of its own', async () => {
  const nonces = new Set<string>()
  for (const visitor of ['first', 'second', 'third']) {
    const { page, faults } = await open()
    const headers = (await (await visit(page, simple.href))?.allHeaders()) ?? {}
    nonces.add(/'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '')
    expect(headers['content-encoding'], visitor).toBe('br')
    expect(faults, visitor).toEqual([])
  }
  expect(nonces.size).toBe(3)
})

test('no page of the shop breaks its own policy, for a guest or a member', async () => {
  const { page, faults } = await open()
  const cartToken = await fillBasket(groupOf(simple))
  await setCookies(page.context(), { [CART_COOKIE]: cartToken })
  const open200 = [
    '/',
    '/catalog',
    simple.listing,
    sized.href,
    '/search?q=%D1%80%D1%8E%D0%BA%D0%B7%D0%B0%D0%BA',
    '/cart',
    '/checkout',
    '/user/signin',
    '/user/signup',
    '/about',
    '/policy'
  ]
  for (const path of open200) await visit(page, path)
  await setCookies(page.context(), {
    [AUTH_COOKIE]: anna.token,
    [REFRESH_COOKIE]: anna.refreshToken
  })
  for (const path of ['/', '/user/profile', '/user/profile/order/all', '/checkout']) {
    await visit(page, path)
  }

  expect(faults).toEqual([])
})

test('the policy stops a foreign script and plain text as markup, which the watch notices', async () => {
  const { page, faults } = await open()
  await page.goto('/')

  await page
    .evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://attacker.example/x.js'
      document.body.append(script)
    })
    .catch(() => undefined)
  await page
    .evaluate(() => {
      document.body.innerHTML = '<img src=x>'
    })
    .catch(() => undefined)

  await expect.poll(() => faults.join('\n')).toContain('require-trusted-types-for')
})

test('the shop refuses to stand in a frame of another site', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<title>Чужой</title><iframe src="${inject('shopUrl')}/"></iframe>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { page } = await open()

  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  server.close()
})

const SPELL = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`

test('markup in a search is shown as the text it is', async () => {
  const { page, faults } = await open()

  await visit(page, `/search?q=${encodeURIComponent(SPELL)}`)

  expect(await textOf(page.locator('#main'))).toContain('<img src=x')
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  expect(faults).toEqual([])
})

test('markup in an address is shown on the error screen as text', async () => {
  const { page } = await open()

  await visit(page, `/${encodeURIComponent(SPELL)}`)

  expect(await textOf(page.locator('body'))).toContain('Страница не найдена')
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})
