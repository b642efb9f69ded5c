import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { isDeep } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, groupOf, isSimple, readGoods } from './support/goods.ts'
import { keepIn } from './support/keeper.ts'
import { signUp } from './support/member.ts'
import { PAYLOADS } from './support/payloads.ts'
import { openShopProcesses } from './support/shop-processes.ts'
import { recordToasts } from './support/toasts.ts'
import {
  ANNA,
  AUTH_COOKIE,
  callApi,
  fillBasket,
  proof,
  REFRESH_COOKIE,
  setCookies,
  signIn,
  type Tokens
} from './support/visitor.ts'
import { watchHacks } from './support/watch-hacks.ts'

const open = useBrowser()

const SPELL = PAYLOADS.join('\n')
/** A mark that stands in every text, and shows that the text was there to look at. */
const MARK = '<img src=x onerror=hacked=1>'

/** A browser that tells of every script that ran and of every call for help to the attacker. */
async function openWatched({ url, tokens }: Author, options: BrowserContextOptions = {}) {
  const { page, faults } = await open({ baseURL: url, ...options })
  await setCookies(
    page.context(),
    { [AUTH_COOKIE]: tokens.token, [REFRESH_COOKIE]: tokens.refreshToken },
    url
  )
  return { page, faults, hacks: await watchHacks(page) }
}

const mainText = (page: Page) => page.locator('#main').textContent()

/** Opens an address, which must show the text of the attacker as a text. */
async function read(page: Page, path: string) {
  await visit(page, path)
  await expect.poll(() => mainText(page)).toContain(MARK)
}

interface Shop {
  readonly url: string
  readonly apiUrl: string
  readonly dataFolder: string
}

interface Author extends Shop {
  readonly tokens: Tokens
  readonly username: string
}

const WISH_MAX = 2000

const headersOf = ({ tokens }: Author) => ({ ...proof(), authorization: `Bearer ${tokens.token}` })

/** The shop tells a member what an attacker made it tell, in a title and in a text. */
const notifyOf = ({ dataFolder, username }: Author, text: string) =>
  keepIn(dataFolder, 'notify', 'info', text, text, '--to', username)

/** A wish to be called, in words of the visitor's own. */
async function order(author: Author, commentary: string) {
  const groupId = groupOf(await findGoods(isSimple, author.apiUrl))
  await fillBasket(groupId, 1, { token: author.tokens.token, apiUrl: author.apiUrl })
  const { apiUrl } = author
  const answer = await callApi('POST', '/orders/v1/blanks', {
    ...{ apiUrl, headers: headersOf(author), body: { commentary } }
  })
  expect(answer.status).toBe(200)
}

/** A question to the shop, which goes there as a letter. */
async function ask(author: Author, message: string) {
  const { apiUrl } = author
  const fio = 'Соколова Анна'
  const values = { fio, email: author.username, topic: 'order', order: '', message, files: [] }
  const answer = await callApi('POST', '/forms/v1', {
    ...{ apiUrl, headers: headersOf(author) },
    body: { formId: 'question', values, accept: true, page: '/contacts' }
  })
  expect(answer.status, answer.text).toBe(200)
}

/** What the shop's own letters look like where a developer reads them. */
async function readLetters(page: Page) {
  await page.goto(`${shop.apiUrl}/dev/letters`)
  expect(await page.locator('body').textContent()).toContain(MARK)
}

async function review(author: Author, subject: object) {
  const { apiUrl } = author
  const answer = await callApi('POST', '/reviews/v1/new', {
    ...{ apiUrl, headers: headersOf(author) },
    body: { ...subject, rate: 5, text: SPELL, city: MARK, fileIds: [], website: '' }
  })
  expect(answer.status, answer.text).toBe(200)
}

/** Goods that an author may write a review of. */
async function findBought(author: Author): Promise<Goods> {
  const { apiUrl } = author
  for (const goods of await readGoods(apiUrl)) {
    const { json } = await callApi('GET', `/reviews/v1/perms?type=product&productId=${goods.id}`, {
      ...{ apiUrl, headers: headersOf(author) }
    })
    if (json.allowPost) return goods
  }
  throw new Error('The author has bought nothing to write of')
}

async function newestNotification(author: Author): Promise<string> {
  const { json } = await callApi('GET', '/notifications/v1/notification/foruser', {
    apiUrl: author.apiUrl,
    headers: headersOf(author)
  })
  return json.data[0].id
}

/** The notifications of a member, in their list, opened, and as they arrive. */
async function readNotifications(page: Page, author: Author, texts: readonly string[]) {
  const received = await recordToasts(page)
  for (const text of texts) {
    await notifyOf(author, text)
    await read(page, `/user/profile/notifications/${await newestNotification(author)}`)
  }
  await read(page, '/user/profile/notifications')
  await expect
    .poll(async () => {
      await notifyOf(author, MARK)
      return received.some(text => text.includes(MARK))
    })
    .toBe(true)
}

let shop: Shop
let close = () => Promise.resolve()

beforeAll(async () => {
  shop = { url: inject('shopUrl'), apiUrl: inject('apiUrl'), dataFolder: inject('dataFolder') }
  if (!isDeep) return
  // The keeper of instances on PostgreSQL has no door to tell it through.
  const parts = await openShopProcesses()
  shop = parts
  close = parts.close
})

afterAll(() => close())

async function signUpAuthor(): Promise<Author> {
  const { account, tokens } = await signUp(shop.apiUrl)
  return { ...shop, tokens, username: account.username }
}

test('notifications, wishes and forms with markup are shown as the texts they are', async () => {
  const author = await signUpAuthor()
  const { page, faults, hacks } = await openWatched(author)
  await order(author, SPELL.slice(0, WISH_MAX))
  await ask(author, MARK)

  await readNotifications(page, author, [SPELL])
  await read(page, '/user/profile/blank/all')
  await readLetters(page)

  expect(hacks).toEqual([])
  expect(faults).toEqual([])
})

deepTest('without the policy too no stored text runs, wherever it is shown', async () => {
  const author = await signUpAuthor()
  const { page, hacks } = await openWatched(author, { bypassCSP: true })
  await order(author, SPELL.slice(0, WISH_MAX))
  await ask(author, SPELL)

  await readNotifications(page, author, [...PAYLOADS.map(text => `${text}${MARK}`), SPELL])
  await read(page, '/user/profile/blank/all')
  await readLetters(page)

  expect(hacks).toEqual([])
})

deepTest('nor does a review, of the shop or of goods, under the policy and without', async () => {
  const anna = { ...shop, tokens: await signIn(ANNA, shop.apiUrl), username: ANNA.username }
  const bought = await findBought(anna)
  await review(anna, { type: 'shop' })
  await review(anna, { type: 'product', productId: bought.id })

  for (const bypassCSP of [false, true]) {
    const { page, faults, hacks } = await openWatched(anna, { bypassCSP })
    for (const path of ['/reviews', bought.href]) await read(page, path)
    expect(hacks).toEqual([])
    if (!bypassCSP) expect(faults).toEqual([])
  }
})

deepTest('the watch sees what runs where the texts are markup', async () => {
  const { page, hacks } = await openWatched(await signUpAuthor(), { bypassCSP: true })
  // The text of before may lead the page away while the next one is on its way.
  const reopen = () =>
    page.goto('/about').then(
      answer => answer?.ok(),
      () => false
    )
  for (const text of PAYLOADS) {
    await expect.poll(reopen).toBe(true)
    await page.evaluate(html => {
      document.body.innerHTML = html
    }, text)
  }

  await expect.poll(() => hacks.length).toBeGreaterThan(PAYLOADS.length / 3)
})
