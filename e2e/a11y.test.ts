import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { bringAxe, seriousFaults, sidewaysScroll, stopMotion } from './support/axe.ts'
import { useBrowser, WIDE } from './support/browser.ts'
import { sectionTaken, visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, hasSizes, isSimple } from './support/goods.ts'
import { becomeMember, SCHOOL } from './support/member.ts'
import { CART_COOKIE, fillBasket, setCookies, signIn } from './support/visitor.ts'

const open = useBrowser()

let simple: Goods
let sized: Goods
let pages: Readonly<Record<Who, Page>>

type Who = 'guest' | 'buyer' | 'member' | 'school'

beforeAll(async () => {
  simple = await findGoods(isSimple)
  sized = await findGoods(hasSizes)
  const openPage = async () =>
    (await open.forAll({ bypassCSP: true, reducedMotion: 'reduce' })).page
  pages = {
    guest: await openPage(),
    buyer: await openPage(),
    member: await openPage(),
    school: await openPage()
  }
  const cartToken = await fillBasket(groupOf(simple), 2)
  await setCookies(pages.buyer.context(), { [CART_COOKIE]: cartToken })
  await becomeMember(pages.member, await signIn())
  await becomeMember(pages.school, await signIn(SCHOOL))
})

interface Screen {
  readonly name: string
  readonly path: () => string
  /** Without it a guest. */
  readonly who?: Who
  /** What is done on it before it is looked at. */
  readonly act?: (page: Page) => Promise<void>
}

const screens: readonly Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'the catalogue', path: () => '/catalog' },
  { name: 'a listing', path: () => simple.listing },
  { name: 'a listing with a filter', path: () => `${sized.listing}?in-stock=1&price=100-9000` },
  { name: 'a search', path: () => `/search?q=${encodeURIComponent('рюкзак')}` },
  { name: 'a search without an answer', path: () => '/search?q=zzzzqqqq' },
  { name: 'suggestions of the search', path: () => '/', act: suggest },
  { name: 'a product', path: () => sized.href },
  { name: 'an empty comparison', path: () => '/compare' },
  { name: 'a comparison', path: () => sized.href, act: compareGoods },
  { name: 'an empty basket', path: () => '/cart' },
  { name: 'the sign-in page', path: () => '/user/signin' },
  { name: 'the sign-up page', path: () => '/user/signup' },
  { name: 'the password page', path: () => '/user/password-reset' },
  { name: 'a page of texts', path: () => '/payments' },
  { name: 'the consents', path: () => '/consent' },
  { name: 'the blog', path: () => '/blog' },
  {
    name: 'an article',
    path: () => '/blog/detail/pervyj-teleskop-chto-v-nego-vidno-na-samom-dele'
  },
  { name: 'the promotions', path: () => '/actions' },
  { name: 'a promotion', path: () => '/actions/skidka-10-po-promokodu-linejka10' },
  { name: 'the brands', path: () => '/brands' },
  { name: 'a brand', path: () => '/brands/fizkult' },
  { name: 'the size tables', path: () => '/sizes' },
  { name: 'a size table', path: () => '/sizes/5-klass' },
  { name: 'reviews of the shop', path: () => '/reviews' },
  { name: 'certificates', path: () => '/certificates' },
  { name: 'a certificate', path: () => '/certificates/1' },
  { name: 'a raffle', path: () => '/raffles/teleskop' },
  { name: 'a finished raffle', path: () => '/raffles/bolshaya-peremena' },
  { name: 'shops and dealers', path: () => '/shops' },
  { name: 'contacts', path: () => '/contacts' },
  { name: 'the terms for wholesale buyers', path: () => '/wholesale' },
  { name: 'a form of the shop', path: () => '/user/recall?form=wholesale' },
  { name: 'the error screen', path: () => '/net-takoj-stranicy' },
  { name: 'a basket', path: () => '/cart', who: 'buyer' },
  { name: 'a checkout', path: () => '/checkout', who: 'buyer' },
  {
    name: 'a checkout with errors',
    path: () => '/checkout',
    who: 'buyer',
    act: orderNothing
  },
  { name: 'the profile', path: () => '/user/profile', who: 'member' },
  { name: 'personal data', path: () => '/user/profile/personal', who: 'member' },
  { name: 'a change of password', path: () => '/user/profile/password', who: 'member' },
  { name: 'own reviews', path: () => '/user/profile/reviews', who: 'member' },
  { name: 'the fast order', path: () => '/fast-order', who: 'member' },
  {
    name: 'a fast order explained',
    path: () => `/fast-order?${new URLSearchParams({ lines: 'НЕТ-ТАКОГО;x\nНЕТ-ТАКОГО;1' })}`,
    who: 'school'
  },
  { name: 'several sizes at once', path: () => sized.href, who: 'school', act: fillSizes },
  { name: 'kept baskets', path: () => '/user/profile/baskets', who: 'member' },
  { name: 'devices and passkeys', path: () => '/user/profile/devices', who: 'member' },
  { name: 'the bonuses', path: () => '/user/bonus', who: 'member' },
  {
    name: 'an order that differs when repeated',
    path: () => '/user/profile/order/all',
    who: 'member',
    act: repeatDiffering
  },
  { name: 'the list of orders', path: () => '/user/profile/order/all', who: 'member' },
  {
    name: 'an order',
    path: () => '/user/profile/order/all',
    who: 'member',
    act: openOrder
  }
]

const WIDTHS = [1360, 820, 390] as const
/** The least that a page is made for: nothing may stand out there. */
const LEAST_WIDTH = 320

const views = WIDTHS.flatMap(width => (['light', 'dark'] as const).map(theme => ({ width, theme })))

type View = (typeof views)[number]

const nameOf = ({ width, theme }: View) => `${width} px in the ${theme} theme`

/**
 * Both themes of each screen, each at another width; the next screen has the next ones. Colours are of the theme,
 * sizes of the width: neither changes the faults of the other.
 */
const seen = screens.map((screen, place) => {
  const mine = views.filter((_, turn) => turn % WIDTHS.length === place % WIDTHS.length)
  return { ...screen, views: mine, at: mine.map(nameOf).join() }
})

test.each(seen)('$name is free of serious faults at $at', async screen => {
  const page = pages[screen.who ?? 'guest']
  await page.setViewportSize(WIDE)
  await visit(page, screen.path())
  await screen.act?.(page)
  await stopMotion(page)
  await bringAxe(page)

  const found: string[] = []
  for (const view of screen.views) found.push(...(await faultsAt(page, view)))
  for (const width of [...WIDTHS, LEAST_WIDTH]) found.push(...(await scrollsAt(page, width)))

  expect(found).toEqual([])
})

async function scrollsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  const sideways = await sidewaysScroll(page)
  return sideways > 0 ? [`scrolls ${sideways} px sideways at ${width} px`] : []
}

/** Everything wrong with a screen, with the view it was seen in. */
async function faultsAt(page: Page, view: View): Promise<readonly string[]> {
  await page.setViewportSize({ width: view.width, height: 900 })
  await page.evaluate(name => {
    document.documentElement.dataset.theme = name
  }, view.theme)
  return (await seriousFaults(page)).map(fault => `${nameOf(view)}: ${fault}`)
}

async function suggest(page: Page) {
  await page.getByLabel('Поиск по магазину').pressSequentially('рюкзак')
  await page.getByRole('listbox', { name: 'Подсказки' }).locator('.price').first().waitFor()
}

async function compareGoods(page: Page) {
  const scales = page
    .locator('#main')
    .getByRole('button', { name: /^Сравнить/ })
    .first()
  await scales.click()
  await expect.poll(() => scales.getAttribute('aria-pressed')).toBe('true')
  await page.goto('/compare')
  await page.getByRole('region', { name: 'Таблица сравнения' }).waitFor()
}

async function orderNothing(page: Page) {
  await page
    .getByRole('button', { name: /^Оформить|^Заказать/ })
    .first()
    .click()
  await page.getByRole('region', { name: /^Исправьте/ }).waitFor()
}

async function openOrder(page: Page) {
  await page.locator('#main a[href*="/user/profile/order/detail/"]').first().click()
  await page.getByRole('heading', { level: 1, name: /^Заказ \S/ }).waitFor()
}

async function fillSizes(page: Page) {
  const table = page.getByRole('form', { name: 'Заказать сразу несколько' })
  await table.scrollIntoViewIfNeeded()
  await sectionTaken(table)
  await table.locator('input:enabled').first().fill('2')
}

/** Of what was ordered nothing is left: the window says so and asks. */
async function repeatDiffering(page: Page) {
  const lines = '**/api/orders/v1/add-to-basket*'
  await openOrder(page)
  await page.route(lines, async route => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: data.map(withoutStock) } })
  })
  await page.locator('#main').getByRole('button', { name: 'Повторить' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.unroute(lines)
}

const withoutStock = (line: object) => ({ ...line, stock: 0 })
