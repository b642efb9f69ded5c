import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, useBrowser } from './support/browser.ts'
import { isMarked, loadedAnew, markDocument } from './support/document-mark.ts'
import { visitAndTouch, watchRequests } from './support/first-load.ts'
import { readGoods } from './support/goods.ts'
import { holdLiveLine } from './support/live-line.ts'
import { setCookies } from './support/visitor.ts'

const open = useBrowser()

const HOUR = '01:00:01'
/** The list of versions is asked for again after a minute. */
const MINUTE = '01:01'

/** A page whose engine runs, on a clock that a test may move on. */
async function openRunning(path: string) {
  const { page, faults } = await open()
  const line = await holdLiveLine(page)
  await page.clock.install()
  await visitAndTouch(page, path)
  await line.opened()
  return { page, faults }
}

/** The site serves another build from now on, and the page has heard of it. */
async function publishBuild(page: Page) {
  await page.route('**/builds/latest.json*', route => route.fulfill({ json: { id: 'next' } }))
  const reported = page.waitForResponse(/builds\/latest\.json/)
  await page.clock.fastForward(HOUR)
  await reported
}

/** The shop publishes an entry that this browser's other code has not seen. */
async function publishVersion(page: Page, breakingChange: boolean) {
  await page.route('**/api/config-provider/v1', async route => {
    const answer = await route.fetch()
    const versions = [{ timeline: Date.now(), breakingChange }]
    await route.fulfill({ response: answer, json: { ...(await answer.json()), versions } })
  })
  await setCookies(page.context(), { app_timeline: '1', app_version: 'before' })
  await page.clock.fastForward(MINUTE)
}

/** At the foot of the page: the links at its top are the browser's until somebody has touched it. */
const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

/** Once they are drawn the arrival is judged: their address stands there before. */
async function openContacts(page: Page) {
  await link(page, '/contacts').click()
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor()
}

/** As with a mouse on a desktop: the page is there before the click. */
async function clickReadAhead(page: Page, path: string) {
  const isPayload = (url: string) => url.includes(`${path}/_payload.json`)
  const ahead = page.waitForResponse(answer => isPayload(answer.url()))
  await link(page, path).hover()
  await (await ahead).finished()
  await link(page, path).click()
}

deepTest('after a new build a click on a page read ahead is one document load', async () => {
  const { page, faults } = await openRunning('/')
  await publishBuild(page)
  await markDocument(page)

  await clickReadAhead(page, '/contacts')

  await loadedAnew(page)
  expect(new URL(page.url()).pathname).toBe('/contacts')
  expect(faults).toEqual([])
})

/** What a way to a product may have to wait for. */
const isOfProduct = (url: string) =>
  /\/detail\/[^/]+\/_payload\.json|\/(?:product(?:\.page)?|lazy-islands)-[^-/]+\.js/.test(url)

test('a tap on a product of a list at rest asks for nothing: data, code and large picture are there', async () => {
  const { page, faults } = await open({ viewport: PHONE, hasTouch: true, isMobile: true })
  // What is read ahead is shown for 15 s, however slow the machine is.
  await page.clock.setFixedTime(Date.now())
  const [goods] = await readGoods()
  const asked = watchRequests(page, request => isOfProduct(request.url()))
  const pictures: string[] = []
  page.on('request', request => pictures.push(request.url()))
  const ahead = page.waitForResponse(/\/detail\/[^/]+\/_payload\.json/)
  await page.goto(goods?.listing ?? '/catalog')
  const { url, data } = await (await ahead).json()
  const large = new RegExp(`${data.images[0].fileId}\\.(?:480|640|960|1280)\\.`)
  await expect.poll(() => pictures.some(picture => large.test(picture))).toBe(true)
  const before = asked.length

  await page.locator(`#main a.title[href="${url}"]`).tap()
  await page.getByRole('heading', { level: 1, name: data.h1 }).waitFor()

  const own = asked.slice(before).filter(path => path.startsWith(url) || path.endsWith('.js'))
  expect(own).toEqual([])
  expect(faults).toEqual([])
})

test('home is laid out where it is seen, and as a whole as soon as the page is alive', async () => {
  const { page } = await open({ viewport: PHONE })
  let begin = () => {}
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  await page.route('**/assets/shared-*.js', async route => {
    await begun
    await route.continue()
  })
  const isLaidOut = () =>
    page
      .locator('#main .sec')
      .last()
      .evaluate(section =>
        section.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true })
      )
  await page.goto('/')
  expect(await isLaidOut()).toBe(false)

  begin()

  await expect.poll(isLaidOut).toBe(true)
})

deepTest('after a new build Back is a document load as well', async () => {
  const { page } = await openRunning('/')
  await openContacts(page)
  await publishBuild(page)
  await markDocument(page)

  await page.goBack()

  await loadedAnew(page)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a newer version and a new build together load the page anew once', async () => {
  const { page } = await openRunning('/')
  await publishBuild(page)
  await publishVersion(page, false)
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await markDocument(page)

  await clickReadAhead(page, '/contacts')
  await loadedAnew(page)
  await markDocument(page)
  await link(page, '/payments').click()
  await page.waitForURL('**/payments')

  expect(await isMarked(page)).toBe(true)
  expect(documents).toEqual(['/contacts'])
})

test('a breaking version opens the window on the way Back, and its button loads the page', async () => {
  const { page } = await openRunning('/')
  await openContacts(page)
  await publishVersion(page, true)
  await markDocument(page)

  await page.goBack()
  const window = page.getByRole('dialog', { name: 'Магазин обновился' })
  await window.getByRole('button', { name: 'Обновить' }).click()

  await loadedAnew(page)
  expect(new URL(page.url()).pathname).toBe('/')
})
