import { createFakeBasket, demoProduct } from '@vitrina/core/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { exampleAnswer } from '../testing/example-answer.ts'
import { builtIn, type StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const MEMORY_BYTES = 50_000_000
/** Answers of the backend are given to others for 15 s. */
const ANSWERS_KEPT_MS = 16_000
const publicOrigin = 'https://penal.example'
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

const running: TestStorefront[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

async function start(options: Parameters<typeof startTestStorefront>[0]) {
  const storefront = await startTestStorefront({ pageMemoryBytes: MEMORY_BYTES, ...options })
  running.push(storefront)
  return storefront
}

const get = (shop: TestStorefront, path: string, headers: Record<string, string> = {}) =>
  shop.fetch(path, { headers: { 'accept-encoding': 'br', ...headers } })

const pagesOf = async (shop: TestStorefront, path: string, headers?: Record<string, string>) =>
  (await get(shop, path, headers)).text()

const goodsCalls = ({ calls }: TestStorefront) =>
  calls.filter(call => call === 'POST /catalog/v1/products').length

/** A list whose goods cost `price` by the question. */
const listing =
  (priceOf: (headers: Record<string, unknown>) => number): StubAnswer =>
  call => {
    if (`${call.method} ${call.path}` !== 'POST /catalog/v1/products') return undefined
    const product = demoProduct({
      cardPrices: [{ price: priceOf(call.headers), priceRole: 'guest_opt' }]
    })
    const meta = { page: 1, limit: 10, total: 1, pages: 1 }
    return { body: { data: [product], meta, facets: null, corrected: null } }
  }

test('guests who are alike get one page, each with a nonce, a cart token and a time of his own', async () => {
  const shop = await start({ answer: listing(() => 1500) })
  const answers = [await get(shop, '/catalog/backpacks'), await get(shop, '/catalog/backpacks')]
  const pages = await Promise.all(answers.map(answer => answer.text()))
  const found = answers.map((answer, place) => {
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? ''
    expect(pages[place]?.match(/nonce="[^"]*"/g)).toEqual(
      Array(pages[place]?.match(/nonce="/g)?.length).fill(`nonce="${nonce}"`)
    )
    return { nonce, cookie: answer.headers.getSetCookie().join() }
  })

  expect(new Set(found.map(({ nonce }) => nonce)).size).toBe(2)
  expect(new Set(found.map(({ cookie }) => cookie)).size).toBe(2)
  expect(found[1]?.cookie).toMatch(/^cart_tokenpenal=[\w-]{36};/)
  expect(
    Math.abs(Number(/"serverTime":(\d{13})/.exec(pages[1] ?? '')?.[1]) - Date.now())
  ).toBeLessThan(60_000)
  expect(withoutOwn(pages[0] ?? '')).toBe(withoutOwn(pages[1] ?? ''))
})

const withoutOwn = (html: string) =>
  html.replaceAll(/nonce="[^"]*"/g, '').replace(/"serverTime":\d+/, '')

const baskets = new Map(
  ['cart-basket-a', 'cart-basket-b', 'cart-empty'].map((token, place) => {
    const basket = createFakeBasket()
    if (token !== 'cart-empty') basket.put([{ id: 'a', groupId: 7, count: 41 + place }])
    return [token, basket.read()] as const
  })
)

const profile = (name: string) => ({
  ...{ uid: name, fio: `Иванова ${name}`, email: `${name}@penal.example`, phone: '+79120000000' },
  ...{ birthDate: null, priceRole: 'guest_opt', isOrganization: false, roles: ['user'] },
  ...{ organization: null, schoolInfo: null }
})

/** A shop in which every page shows who asked for it. */
const answering: StubAnswer = call => {
  const { path, headers, query } = call
  const member = /^Bearer t\.(\w+)\.s$/.exec(headers.authorization ?? '')?.[1]
  if (path === '/sites/v1') {
    return {
      body: {
        data: ['main', 'by'].map((code, at) => ({ id: `${at + 1}`, code, title: `Пенал ${code}` }))
      }
    }
  }
  if (path === '/currencies/v1') {
    const roubles = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
    return { body: { data: [roubles, { id: '2', code: 'BYN', sign: 'Br', rate: 0.033 }] } }
  }
  if (path === '/init/v1') {
    const known = member === undefined ? null : profile(member)
    return { body: { ...Object(builtIn['GET /init/v1']), roles: ['user'], profile: known } }
  }
  if (path === '/basket/v1') return { body: baskets.get(String(headers['cart-token'])) ?? {} }
  if (path === '/delivery/v1') return { body: { data: [], city: query.get('city') ?? undefined } }
  const price = 1000 * Number(headers['site-id']) + (member === undefined ? 0 : 7)
  return listing(() => price)(call) ?? exampleAnswer(call)
}

const KINDS: Readonly<Record<string, string>> = {
  'a new guest': '',
  'a guest with a basket': 'cart_tokenpenal=cart-basket-a',
  'another guest with a basket': 'cart_tokenpenal=cart-basket-b',
  'a member without a basket': 'auth_tokenpenal=t.olga.s',
  'a member': 'auth_tokenpenal=t.masha.s; cart_tokenpenal=cart-basket-a',
  'another member': 'auth_tokenpenal=t.lena.s; refresh_tokenpenal=r; cart_tokenpenal=cart-basket-b'
}

interface Asked {
  readonly path: string
  readonly headers: Record<string, string>
}

const LIST = '/catalog/backpacks'
const PRODUCT = '/catalog/tetradi/detail/tetrad'
const ALLOWED = 'consent=2026-11-27.1~2026-11-24T09:00:00.000Z'

/** Pages, and what a visitor may have chosen: nothing, each by itself, all together. */
const CHOICES: readonly (readonly [path: string, cookies: string])[] = [
  [LIST, ''],
  [LIST, '; site-idpenal=2'],
  [LIST, '; currency-idpenal=2'],
  [LIST, '; theme=dark'],
  [LIST, '; theme=light'],
  [LIST, `; ${ALLOWED}`],
  [LIST, `; site-idpenal=2; currency-idpenal=2; theme=dark; town=${encodeURIComponent('Пермь')}`],
  [LIST, `; town=${encodeURIComponent('Казань')}`],
  [PRODUCT, `; town=${encodeURIComponent('Казань')}`],
  ['/consent', `; ${ALLOWED}`],
  ['/consent', `; ${ALLOWED}~analytics`]
]

/** Visitors of all kinds who have chosen the same, one after the other. */
const everyVisitor = (): readonly Asked[] =>
  CHOICES.flatMap(([path, chosen]) => [
    ...Object.values(KINDS).map(own => ({ path, headers: { cookie: own + chosen } })),
    { path, headers: { cookie: chosen, 'user-agent': SAFARI } }
  ])

test('whoever asks, and whoever asked before, a page from memory is the one that would be drawn for him', async () => {
  const kept = await start({ answer: answering, publicOrigin })
  const drawn = await start({ answer: answering, publicOrigin, pageMemoryBytes: 0 })
  const visitors = everyVisitor()
  const own = new Map<Asked, string>()
  for (const asked of visitors) {
    own.set(asked, withoutOwn(await pagesOf(drawn, asked.path, asked.headers)))
  }

  for (const asked of [...visitors, ...visitors.toReversed()]) {
    const page = withoutOwn(await pagesOf(kept, asked.path, asked.headers))
    expect(page === own.get(asked), JSON.stringify(asked)).toBe(true)
  }
  expect(new Set(own.values()).size).toBeGreaterThan(30)
})

test('a page from memory asks the backend for nothing that the page is made of', async () => {
  const shop = await start({ answer: listing(() => 1500), changes: createChanges() })
  await pagesOf(shop, '/catalog/backpacks')
  const before = goodsCalls(shop)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ANSWERS_KEPT_MS)
  onTestFinished(() => clock.mockRestore())

  await pagesOf(shop, '/catalog/backpacks')

  expect(goodsCalls(shop)).toBe(before)
})

test('a guest whose basket is empty shares pages with those who have none, and keeps his token to himself', async () => {
  const shop = await start({ answer: answering })
  const own = { cookie: 'cart_tokenpenal=cart-empty' }

  const first = await get(shop, '/catalog/backpacks', own)
  const fresh = await pagesOf(shop, '/catalog/backpacks')
  const later = await get(shop, '/catalog/backpacks', own)

  expect(fresh).not.toContain('cart-empty')
  expect(withoutOwn(await first.text())).toBe(withoutOwn(fresh))
  expect(withoutOwn(await later.text())).toBe(withoutOwn(fresh))
  expect([first, later].flatMap(answer => answer.headers.getSetCookie())).toEqual([])
})

test('a page is kept by the address of the shop that it was asked at: it links to no other', async () => {
  const shop = await start({ answer: answering })
  const { port } = new URL(shop.url)
  const headers = { 'accept-encoding': 'br' }

  for (const host of ['127.0.0.1', 'localhost']) {
    const origin = `http://${host}:${port}`
    const html = await (await fetch(`${origin}/catalog/backpacks`, { headers })).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/catalog/backpacks">`)
  }
})

/** Changes that a test tells of. */
function createChanges() {
  const listeners: (() => void)[] = []
  return {
    isFollowed: () => true,
    follow: (changed: () => void) => void listeners.push(changed),
    notify: () => {
      for (const changed of listeners) changed()
    }
  }
}

test('while prices change under a crowd, none is older than what was told before it was asked for', async () => {
  const changes = createChanges()
  let price = 1000
  const shop = await start({ changes, answer: listing(() => price) })
  const reported = { price }
  const asking = Array.from({ length: 4 }, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const least = reported.price
      const html = (await pagesOf(shop, '/catalog/backpacks')).replaceAll('\u00a0', ' ')
      const shown = Number(/(\d) (\d{3}) ₽/.exec(html)?.slice(1).join(''))
      expect(shown).toBeGreaterThanOrEqual(least)
    }
  })
  const changing = (async () => {
    for (let change = 0; change < 12; change += 1) {
      await pagesOf(shop, '/catalog/backpacks')
      price += 1
      changes.notify()
      reported.price = price
    }
  })()

  await Promise.all([...asking, changing])
  const before = goodsCalls(shop)
  await pagesOf(shop, '/catalog/backpacks')
  await pagesOf(shop, '/catalog/backpacks')

  expect(goodsCalls(shop)).toBe(before)
  expect(before).toBeLessThan(4 * 20)
})

test('a page of which a part is missing is not kept', async () => {
  let isMissing = true
  const shop = await start({
    answer: call => {
      if (call.path === '/delivery/v1' && isMissing) return { status: 500, body: {} }
      return exampleAnswer(call)
    }
  })
  const path = '/catalog/tetradi/detail/tetrad'
  await pagesOf(shop, path)
  isMissing = false

  expect(shop.logged.join()).toContain('A part of a page could not be read')
  expect(await pagesOf(shop, path)).toContain('"delivery":')
})
