import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { loadedAnew, markDocument } from './support/document-mark.ts'
import { hydrated, visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple } from './support/goods.ts'
import { keepIn } from './support/keeper.ts'
import { holdLiveLine } from './support/live-line.ts'
import { becomeMember, personalLinks, signUp } from './support/member.ts'
import { buildAgain } from './support/second-build.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'
import {
  AUTH_COOKIE,
  CART_COOKIE,
  callApi,
  cookieOf,
  fillBasket,
  setCookies
} from './support/visitor.ts'

/** The list of versions is asked for again after a minute. */
const MINUTE = '01:01'
const FAVORITES = '[7]'

const open = useBrowser({ isWhole: true })

let shop: ShopProcesses
let goods: Goods
let served = 'packages/app/dist/server/main.js'
let other = ''

beforeAll(async () => {
  other = await buildAgain()
  shop = await openShopProcesses()
  goods = await findGoods(isSimple, shop.apiUrl)
})

afterAll(() => shop?.close())

/** The other build is served from now on, and an entry tells of it. */
async function release(isBreaking: boolean): Promise<void> {
  ;[served, other] = [other, served]
  await shop.storefront.replace(served)
  await keepIn(shop.dataFolder, 'version:publish', ...(isBreaking ? ['--breaking'] : []))
}

/** A guest with two pieces in the basket and a favourite, who has been on two pages of each tab. */
async function openTabs(count: number) {
  const { page } = await open({ baseURL: shop.url })
  const cartToken = await fillBasket(groupOf(goods), 2, { apiUrl: shop.apiUrl })
  await setCookies(page.context(), { [CART_COOKIE]: cartToken }, shop.url)
  const first = await openTab(page)
  await page.evaluate(text => localStorage.setItem('favorites', text), FAVORITES)
  const others: Tab[] = []
  while (others.length < count - 1) others.push(await openTab(await page.context().newPage()))
  return { first, others, cartToken }
}

interface Way {
  readonly name: string
  readonly own: number
  readonly released: number
  readonly asked: number
  /** What he has done before the release. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly go: (page: Page) => Promise<unknown>
}

interface Tab {
  readonly page: Page
  /** The paths of the documents it has loaded. */
  readonly documents: string[]
}

async function openTab(page: Page): Promise<Tab> {
  const come: string[] = []
  page.on('requestfinished', request => void come.push(request.url()))
  const line = await holdLiveLine(page)
  await page.clock.install()
  await visit(page, '/about')
  await click(page, '/contacts')
  await line.opened()
  await expect.poll(() => cookieOf(page, 'app_timeline')).not.toBe('')
  // A visitor who stays for some seconds has it.
  await expect.poll(() => hasWindow(come)).toBe(true)
  const documents: string[] = []
  page.on('request', request => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isDocument) documents.push(new URL(request.url()).pathname)
  })
  return { page, documents }
}

/** The code of the window has come, with all that it imports. */
async function hasWindow(come: readonly string[]): Promise<boolean> {
  const file = come.find(name => name.includes('/version-window-'))
  return file !== undefined && [...(await importsOf(file))].every(name => come.includes(name))
}

async function importsOf(address: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(address)) return found
  found.add(address)
  const code = await (await fetch(address)).text()
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"(\.\/[\w.-]+\.js)"/g)) {
    await importsOf(new URL(name, address).href, found)
  }
  return found
}

async function click(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await page.waitForURL(`**${path}`)
}

/** Rests on a link until the page behind it has come, with its code. */
async function readAhead(page: Page) {
  const code = page.waitForResponse(/\/info\.page-/)
  const data = page.waitForResponse('**/info/_payload.json*')
  await page.locator('a[href="/info"]:visible').first().hover()
  await Promise.all([code, data].map(async response => (await response).finished()))
}

/** A minute later, and no more: what a load has healed is remembered for ten seconds. */
async function goOn(page: Page) {
  await page.clock.fastForward(MINUTE)
  await page.clock.setFixedTime(await page.evaluate(() => Date.now()))
}

const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Магазин обновился' })

/**
 * How a visitor comes to a page, and how many documents that is: by itself (`own`), with a release,
 * with a breaking one after its window. The code of a page not seen yet went with the former build.
 */
const WAYS: readonly Way[] = [
  {
    ...{ name: 'a click to a page seen before', own: 0, released: 1, asked: 1 },
    go: (page: Page) => click(page, '/about')
  },
  {
    ...{ name: 'a click to a page not seen yet', own: 1, released: 1, asked: 2 },
    go: (page: Page) => click(page, '/info')
  },
  {
    ...{ name: 'Back', own: 0, released: 1, asked: 1 },
    go: (page: Page) => page.goBack()
  },
  {
    ...{ name: 'Forward', own: 0, released: 1, asked: 1 },
    before: (page: Page) => page.goBack(),
    go: (page: Page) => page.goForward()
  },
  {
    ...{ name: 'a click to a page read ahead', own: 0, released: 1, asked: 1 },
    before: readAhead,
    go: (page: Page) => click(page, '/info')
  },
  {
    ...{ name: 'a load', own: 1, released: 2, asked: 2 },
    go: (page: Page) => page.reload()
  }
]

/** Pairs of way, kind of release and number of tabs: any two occur together, all three do not. */
const cases = WAYS.flatMap((way, place) =>
  [false, true].map(isBreaking => ({
    ...way,
    isBreaking,
    tabs: isBreaking === (place % 2 === 0) ? 2 : 1
  }))
)

test.each(cases)(
  'a release (breaking: $isBreaking) met by $name in $tabs tabs is one reload or one window',
  async ({ before, go, own, released, asked, isBreaking, tabs }) => {
    const { first, others, cartToken } = await openTabs(tabs)
    const { page } = first
    for (const tab of [first, ...others]) await before?.(tab.page)

    await release(isBreaking)
    for (const tab of [first, ...others]) await goOn(tab.page)
    await go(page)
    if (isBreaking) {
      await windowOf(page).waitFor()
      await markDocument(page)
      await windowOf(page).getByRole('button', { name: 'Обновить' }).click()
      await loadedAnew(page)
    }
    await expect.poll(() => first.documents.length).toBe(isBreaking ? asked : released)
    for (const tab of others) {
      await go(tab.page)
      await expect.poll(() => tab.documents.length).toBe(own)
    }

    for (const tab of [first, ...others]) {
      const loaded = tab.documents.length
      await hydrated(tab.page)
      await click(tab.page, '/')
      await expect.soft(windowOf(tab.page).count()).resolves.toBe(0)
      // A page of the former build may have to fetch the code of this one.
      if (tab === first) expect.soft(tab.documents).toHaveLength(loaded)
    }
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe(FAVORITES)
    expect(await cookieOf(page, 'consent')).not.toBe('')
    expect(await cookieOf(page, CART_COOKIE)).toBe(cartToken)
    const basket = await callApi('GET', '/basket/v1', {
      apiUrl: shop.apiUrl,
      headers: { 'cart-token': cartToken }
    })
    expect(basket.json.total.count).toBe(2)
  }
)

test('a release that is not breaking leaves a member signed in', async () => {
  const { tokens } = await signUp(shop.apiUrl)
  const { page } = await open({ baseURL: shop.url })
  await becomeMember(page, tokens, shop.url)
  const { documents } = await openTab(page)
  await page.evaluate(() => localStorage.setItem('searches', '["ранец"]'))

  await release(false)
  await goOn(page)
  await click(page, '/about')
  await expect.poll(() => documents.length).toBe(1)
  await hydrated(page)

  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
  expect(await cookieOf(page, AUTH_COOKIE)).toBe(tokens.token)
  await personalLinks(page).locator('a[href="/user/profile"]').waitFor()
})
