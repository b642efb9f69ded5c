import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'

import { isDeep, runsOf } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { openShop } from './support/shop-process.ts'
import {
  AUTH_COOKIE,
  CART_COOKIE,
  fillBasket,
  REFRESH_COOKIE,
  signIn,
  type Tokens
} from './support/visitor.ts'

const open = useBrowser()

/** Different counts by which visitors are told apart. */
const COUNTS = 60

let simple: Goods
let plenty: Goods
let anna: Tokens

beforeAll(async () => {
  simple = await findGoods(isSimple)
  plenty = await findGoods(({ groups }) => groups.some(({ remnants }) => remnants > COUNTS))
  anna = await signIn()
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(inject('shopUrl') + path, { headers, redirect: 'manual' })

const cookiesOf = ({ token, refreshToken }: Tokens) =>
  `${AUTH_COOKIE}=${token}; ${REFRESH_COOKIE}=${refreshToken}`

test('tokens that come in an address are kept and gone from it before anything is shown', async () => {
  const cartToken = await fillBasket(groupOf(simple))
  const address = `/cart?auth_token=${anna.token}&from=letter&cart_token=${cartToken}`
  const response = await get(address)
  const { page, faults } = await open()
  const leaks: string[] = []
  page.on('request', request => {
    const isFirst = request.url().endsWith(address)
    const sent = `${isFirst ? '' : request.url()} ${request.headers().referer ?? ''}`
    if (sent.includes(anna.token) || sent.includes(cartToken)) leaks.push(request.url())
  })

  await visit(page, address)

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/cart?from=letter')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(page.url()).toBe(`${inject('shopUrl')}/cart?from=letter`)
  expect(leaks).toEqual([])
  expect(await page.context().cookies()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: AUTH_COOKIE, value: anna.token })])
  )
  expect(faults).toEqual([])
})

test('personal answers are stored nowhere and hold no token', async () => {
  const cartToken = await fillBasket(groupOf(simple))
  const cookie = `${cookiesOf(anna)}; ${CART_COOKIE}=${cartToken}`
  const paths = [
    '/',
    '/_payload.json',
    '/cart',
    '/cart/_payload.json',
    '/user/profile/_payload.json'
  ]

  for (const path of paths) {
    const response = await get(path, { cookie })
    const text = await response.text()
    expect.soft(response.status, path).toBe(200)
    expect.soft(response.headers.get('cache-control'), path).toBe('private, no-store')
    for (const secret of [anna.token, anna.refreshToken, cartToken]) {
      expect.soft(text.includes(secret), path).toBe(false)
    }
  }
  const guest = await get('/cart', { cookie: `${CART_COOKIE}=${cartToken}` })
  expect(guest.headers.get('cache-control')).toBe('private, no-store')
})

interface Visitor {
  readonly cartToken: string
  readonly count: number
}

test('visitors who come all at once see their own baskets, never each other’s', async () => {
  const shop = await openForCrowd()
  const groupId = plenty.groups.find(({ remnants }) => remnants > COUNTS)?.id ?? 0
  const visitors: Visitor[] = []
  for (let place = 0; place < runsOf('visitors at once'); place += 1) {
    const count = (place % COUNTS) + 1
    const cartToken = await fillBasket(groupId, count, { apiUrl: shop.apiUrl })
    visitors.push({ cartToken, count })
  }

  // A busy server may show no basket at all, but never another's: who saw none comes again.
  let waiting: readonly Visitor[] = visitors
  while (waiting.length > 0) {
    const seen = await Promise.all(waiting.map(({ cartToken }) => piecesSeen(shop.url, cartToken)))
    const others = seen.filter((count, place) => count !== 0 && count !== waiting[place]?.count)
    expect(others).toEqual([])
    waiting = waiting.filter((_, place) => seen[place] === 0)
  }
})

/** A crowd would keep everybody else waiting for so long that a page gives up: it gets its own shop. */
async function openForCrowd(): Promise<{ readonly url: string; readonly apiUrl: string }> {
  if (!isDeep) return { url: inject('shopUrl'), apiUrl: inject('apiUrl') }
  const shop = await openShop()
  onTestFinished(async () => {
    await shop.close()
    await shop.removeData()
  })
  return shop
}

async function piecesSeen(url: string, cartToken: string): Promise<number> {
  const headers = { cookie: `${CART_COOKIE}=${cartToken}` }
  const page = await fetch(`${url}/about`, { headers })
  expect(page.headers.get('cache-control')).toMatch(/^private|no-store/)
  return Number(/Корзина, товаров: (\d+)/.exec(await page.text())?.[1] ?? 0)
}
