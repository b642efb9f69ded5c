import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { useBrowser } from './support/browser.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { holdRequests } from './support/hold.ts'
import { ANNA } from './support/visitor.ts'

const open = useBrowser()

const ENTRY = '**/assets/shared-*.js'
const BUILDS = '**/builds/latest.json'
const GONE = { status: 404 }

/** The code of a glob is not there for so many documents; says which documents were loaded. */
async function loseCode(page: Page, glob: string, forDocuments = Number.POSITIVE_INFINITY) {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.route(glob, route =>
    documents.length > forDocuments ? route.continue() : route.fulfill(GONE)
  )
  return documents
}

/** Without the application a form is checked by the browser: the loader has given up. */
const isPlain = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLFormElement>('#main form')?.noValidate === false)

test.each([
  ['the file of the application', ENTRY],
  ['a file that the first page imports', '**/assets/shop-form-*.js'],
  ['the file of the first page', '**/assets/contacts.page-*.js']
])('%s that a new build has taken away is healed by one load of the page', async (_, glob) => {
  const { page } = await open()
  const documents = await loseCode(page, glob, 1)

  await page.goto('/contacts')

  await expect.poll(() => documents).toEqual(['/contacts', '/contacts'])
  await hydrated(page)
})

test('an application that stays away costs a path one load, and its pages stay plain', async () => {
  const { page } = await open()
  // A load is allowed again after ten seconds, which three pages may take.
  await page.addInitScript(now => void Object.assign(Date, { now: () => now }), Date.now())
  const documents = await loseCode(page, ENTRY)
  for (const path of ['/user/signin', '/user/signup', '/user/signin']) {
    const before = documents.length
    await page.goto(path)
    const isNew = documents.indexOf(path) === before
    await expect.poll(() => documents.length).toBe(before + (isNew ? 2 : 1))
    await expect.poll(() => isPlain(page)).toBe(true)
  }

  const signUp = ['/user/signup', '/user/signup']
  expect(documents).toEqual(['/user/signin', '/user/signin', ...signUp, '/user/signin'])
})

test.each([
  ['answers with a failure', { status: 503 }],
  ['is out of reach', undefined]
])('a page without its application stays plain where the shop %s', async (_, answer) => {
  const { page } = await open()
  const documents = await loseCode(page, ENTRY)
  await page.route(BUILDS, route => (answer === undefined ? route.abort() : route.fulfill(answer)))

  await page.goto('/user/signin')

  await expect.poll(() => isPlain(page)).toBe(true)
  expect(documents).toEqual(['/user/signin'])
})

deepTest('what is typed while the application is found to be gone stays in its field', async () => {
  const { page } = await open()
  const documents = await loseCode(page, ENTRY, 1)
  const letThrough = await holdRequests(page, BUILDS)
  const asked = page.waitForRequest(BUILDS)
  await page.goto('/user/signin')
  await asked

  await page.locator('#main input[name=username]').fill(ANNA.username)
  await page.locator('#main input[name=password]').fill(ANNA.password)
  letThrough()

  await expect.poll(() => documents).toHaveLength(2)
  await hydrated(page)
  expect(await page.locator('#main input[name=username]').inputValue()).toBe(ANNA.username)
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored).not.toContain(ANNA.username)
  expect(await page.locator('#main input[name=password]').inputValue()).toBe('')
})

test('a purchase made before the application is found to be gone goes its native way', async () => {
  const { page } = await open()
  const goods = await findGoods(isSimple)
  await loseCode(page, ENTRY, 1)
  const letThrough = await holdRequests(page, BUILDS)
  const asked = page.waitForRequest(BUILDS)
  await page.goto(goods.href)
  await asked

  await page
    .getByRole('button', { name: `В корзину: ${goods.title}` })
    .first()
    .click()
  letThrough()

  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).first().waitFor()
})

/** Goes to a page by a link, and waits until its title or another one stands there. */
async function follow(page: Page, path: string, title: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect.poll(() => page.locator('h1').first().textContent()).toBe(title)
}

/** A page of the running application, whose clock stands still: ten seconds never pass. */
async function atAbout() {
  const { page } = await open()
  await page.addInitScript(now => void Object.assign(Date, { now: () => now }), Date.now())
  await page.goto('/about')
  await hydrated(page)
  return page
}

deepTest(
  'where the code of one page is gone its path is loaded once in ten seconds, then told of',
  async () => {
    const page = await atAbout()
    const documents = await loseCode(page, '**/assets/contacts.page-*.js')

    await follow(page, '/contacts', 'Контакты')
    await follow(page, '/about', 'О «Пенале»')
    await hydrated(page)
    await follow(page, '/contacts', 'Нет связи с магазином')

    expect(documents).toEqual(['/contacts', '/about'])
  }
)

deepTest(
  'where the code of all pages is gone they stay plain: a click is one load, and none follows by itself',
  async () => {
    const page = await atAbout()
    const documents = await loseCode(page, '**/assets/*page*-*.js')
    const plain = () => page.locator('html[data-plain]').count()
    const visited: string[] = []
    for (const [path, title] of [...PAGES, ...PAGES, ...PAGES]) {
      await follow(page, path, title)
      await expect.poll(plain).toBe(1)
      visited.push(path)
    }

    // The first load of a page that was gone to on a plain one is healed once.
    expect(documents).toEqual([visited[0], '/about', ...visited.slice(1)])
  }
)

const PAGES = [
  ['/contacts', 'Контакты'],
  ['/about', 'О «Пенале»']
] as const
