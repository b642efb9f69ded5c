import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { bringAxe, seriousFaults, sidewaysScroll, stopMotion } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, type Goods, hasSizes, isSimple } from './support/goods.ts'
import {
  AUTH_COOKIE,
  CART_COOKIE,
  fillBasket,
  REFRESH_COOKIE,
  setCookies,
  signIn,
  type Tokens
} from './support/visitor.ts'

const open = useBrowser()

const widths = [1360, 390, 320] as const
const themes = ['light', 'dark'] as const

let simple: Goods
let sized: Goods
let anna: Tokens
let cartToken: string

beforeAll(async () => {
  simple = await findGoods(isSimple)
  sized = await findGoods(hasSizes)
  anna = await signIn()
  cartToken = await fillBasket(simple.groups[0]?.id ?? 0, 2)
})

interface Screen {
  readonly name: string
  readonly path: () => string
  /** What is done on it before it is looked at. */
  readonly act?: (page: Page) => Promise<void>
}

const guest: readonly Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'the catalogue', path: () => '/catalog' },
  { name: 'a listing', path: () => simple.listing },
  { name: 'a listing with a filter', path: () => `${sized.listing}?in-stock=1&price=100-9000` },
  { name: 'a search', path: () => `/search?q=${encodeURIComponent('рюкзак')}` },
  { name: 'a search without an answer', path: () => '/search?q=zzzzqqqq' },
  { name: 'suggestions of the search', path: () => '/', act: suggest },
  { name: 'a product', path: () => sized.href },
  { name: 'a basket', path: () => '/cart' },
  { name: 'a checkout', path: () => '/checkout' },
  { name: 'a checkout with errors', path: () => '/checkout', act: orderNothing },
  { name: 'the sign-in page', path: () => '/user/signin' },
  { name: 'the sign-up page', path: () => '/user/signup' },
  { name: 'the password page', path: () => '/user/password-reset' },
  { name: 'a page of texts', path: () => '/payments' },
  { name: 'the error screen', path: () => '/net-takoj-stranicy' }
]

const member: readonly Screen[] = [
  { name: 'an empty basket', path: () => '/cart' },
  { name: 'the profile', path: () => '/user/profile' },
  { name: 'personal data', path: () => '/user/profile/personal' },
  { name: 'a change of password', path: () => '/user/profile/password' },
  { name: 'the list of orders', path: () => '/user/profile/order/all' },
  { name: 'an order', path: () => '/user/profile/order/all', act: openOrder }
]

test.each(guest)('$name is free of serious faults at every width in both themes', async screen => {
  expect(await look(screen, { [CART_COOKIE]: cartToken })).toEqual([])
})

test.each(member)('$name is free of serious faults for a member as well', async screen => {
  const cookies = { [AUTH_COOKIE]: anna.token, [REFRESH_COOKIE]: anna.refreshToken }
  expect(await look(screen, cookies)).toEqual([])
})

/** Everything wrong with a screen, with the width and the theme it was seen at. */
async function look(screen: Screen, cookies: Readonly<Record<string, string>>) {
  const { page } = await open({ bypassCSP: true, reducedMotion: 'reduce' })
  await setCookies(page.context(), cookies)
  await page.goto(screen.path(), { waitUntil: 'networkidle' })
  await hydrated(page)
  await screen.act?.(page)
  await stopMotion(page)
  await bringAxe(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) found.push(`${width}: scrolls ${sideways} px sideways`)
    for (const theme of themes) {
      await page.evaluate(name => {
        document.documentElement.dataset.theme = name
      }, theme)
      found.push(...(await seriousFaults(page)).map(fault => `${width} ${theme} ${fault}`))
    }
  }
  await page.context().close()
  return found
}

async function suggest(page: Page) {
  await page.getByLabel('Поиск по магазину').pressSequentially('рюкзак')
  await page.getByRole('listbox', { name: 'Подсказки' }).waitFor()
}

async function orderNothing(page: Page) {
  await page
    .getByRole('button', { name: /^Оформить|^Заказать/ })
    .first()
    .click()
  await page
    .getByRole('heading', { name: /^Исправьте/ })
    .or(page.getByText(/^Исправьте/))
    .first()
    .waitFor()
}

async function openOrder(page: Page) {
  await page.locator('#main a[href*="/user/profile/order/detail/"]').first().click()
  await page.waitForURL('**/user/profile/order/detail/*')
  await page.waitForLoadState('networkidle')
}
