import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { PAYLOADS } from '../../../e2e/support/payloads.ts'
import { watchHacks } from '../../../e2e/support/watch-hacks.ts'
import { openFrontBeside } from '../../../scripts/lib/fronts.mjs'
import { openHostileBackend } from '../../../testing/hostile-backend.ts'
import { fillBasket, findGoods, setCookies, signIn, useBrowser } from './visitor.ts'

const SPELL = PAYLOADS.join('\n')
/** Shows that the texts were there to look at. */
const MARK = '<img src=x onerror=hacked=1>'

const open = useBrowser()

let goods: Awaited<ReturnType<typeof findGoods>>
let backend: Awaited<ReturnType<typeof openHostileBackend>>
let front: Awaited<ReturnType<typeof openFrontBeside>>

beforeAll(async () => {
  goods = await findGoods()
  backend = await openHostileBackend(inject('apiUrl'), SPELL)
  front = await openFrontBeside('next', backend.url)
})

afterAll(async () => {
  await front.stop()
  backend.close()
})

/** A browser that tells of every script that ran and of every call for help to the attacker. */
async function openWatched(bypassCSP: boolean) {
  const { page, faults } = await open({ baseURL: front.url, bypassCSP })
  return { page, faults, hacks: await watchHacks(page) }
}

/** What would run when somebody touches it, or has run: attributes with code, frames, foreign files. */
const dangers = (page: Page) =>
  page.evaluate(() => {
    const runs = /^(on|srcdoc$)/
    const leads = /^\s*(javascript|data):|attacker\.example/i
    return [...document.querySelectorAll('*')].flatMap(element =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            runs.test(name) || (!/^alt|^aria-|^content$/.test(name) && leads.test(value))
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`)
    )
  })

const textOf = (page: Page) => page.locator('main').textContent()

async function look(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => textOf(page)).toContain(MARK)
  await page.waitForLoadState('networkidle')
  expect(await dangers(page), path).toEqual([])
}

test.each([
  ['under its policy', false],
  ['without its policy', true]
])('%s no text of the backend runs, or becomes anything but a text', async (_, bypassCSP) => {
  const { page, faults, hacks } = await openWatched(bypassCSP)
  await setCookies(page, await fillBasket(goods.groupId), front.url)
  for (const path of ['/', goods.listing, goods.href, '/cart', '/checkout']) await look(page, path)
  await setCookies(page, await signIn('anna'), front.url)
  await look(page, '/user/profile/order/all')
  const order = await page.locator('a[href*="/order/detail/"]').first().getAttribute('href')
  await look(page, order ?? '')

  expect(hacks).toEqual([])
  expect(faults).toEqual([])
})

test('nor does one that comes without a load, or is said by a toast', async () => {
  const { page, hacks } = await openWatched(true)
  await page.goto(goods.listing)
  await page.locator(`a[href*="${goods.href}"]`).first().click()
  await page.locator('.product').waitFor()
  await page
    .getByRole('button', { name: /^В избранное/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Избранное' }).click()
  await expect.poll(() => textOf(page)).toContain(MARK)
  await page.getByRole('button', { name: /^В избранное/, pressed: true }).click()
  await page.getByRole('status').filter({ hasText: MARK }).waitFor()

  expect(await dangers(page)).toEqual([])
  expect(hacks).toEqual([])
})

test('where such texts are markup, this test sees them run', async () => {
  const { page, hacks } = await openWatched(true)
  await page.goto('/')
  // One of them leads away from the page.
  const staying = PAYLOADS.filter(payload => !payload.includes('http-equiv'))
  await page.evaluate(spell => {
    document.body.innerHTML = spell
  }, staying.join('\n'))

  await expect.poll(() => hacks.length).toBeGreaterThan(0)
  expect((await dangers(page)).length).toBeGreaterThan(10)
})
