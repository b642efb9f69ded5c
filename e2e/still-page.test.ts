import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { PHONE, undecided, useBrowser, WIDE } from './support/browser.ts'
import { hydrated } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { becomeMember, SCHOOL, signUp, signUpSchool } from './support/member.ts'
import { publicPages } from './support/public-pages.ts'
import { drawn, notedShifts, noteShifts } from './support/shifts.ts'
import { ANNA, fillBasket, signIn, type Tokens } from './support/visitor.ts'

const open = useBrowser()

/** Of the screen, times the part of it that moves: the sum over a visit. */
const LEAST = 0.001
/** The same, of pages that wait for answers of their own. */
const LEAST_OF_MEMBERS = 0.02

deepTest(
  'no page moves while its typeface comes late, the shop takes over and asks what it may do',
  async () => {
    const pages = await publicPages()
    const moved: string[] = []

    for (const { path, viewport } of pages.flatMap(screensOf)) {
      const shifts = await shiftsOf(path, viewport)
      if (sumOf(shifts) > LEAST)
        moved.push(`${path} at ${viewport.width} px: ${JSON.stringify(shifts)}`)
    }

    expect(moved).toEqual([])
  }
)

deepTest(
  'no page of a member or an organisation moves when answers come late and its form is taken up',
  async () => {
    const goods = await findGoods(isSimple)
    const members = await Promise.all([signUp(), signUpSchool()])
    const buyers = members.map(({ tokens }) => ({
      tokens,
      paths: ['/cart', '/checkout', goods.href]
    }))
    const known = await Promise.all([ANNA, SCHOOL].map(account => signIn(account)))
    const owners = known.map(tokens => ({ tokens, paths: ['/user/profile'] }))
    for (const { tokens } of buyers) await fillBasket(groupOf(goods), 1, tokens)
    const moved: string[] = []

    for (const viewport of [PHONE, WIDE]) {
      for (const { tokens, paths } of [...buyers, ...owners]) {
        for (const path of paths) {
          const shifts = await lateShiftsOf(path, viewport, tokens)
          if (sumOf(shifts) > LEAST_OF_MEMBERS)
            moved.push(`${path} at ${viewport.width} px: ${JSON.stringify(shifts)}`)
        }
      }
    }

    expect(moved).toEqual([])
  }
)

/** What stands around a page is the same on all: each is looked at on one screen, the home page on both. */
const screensOf = (path: string, place: number) =>
  [PHONE, WIDE]
    .filter((_, turn) => path === '/' || turn === place % 2)
    .map(viewport => ({ path, viewport }))

const sumOf = (shifts: readonly { readonly value: number }[]) =>
  shifts.reduce((total, { value }) => total + value, 0)

/** A first visit without memory: the typeface comes once everything else has been drawn. */
async function shiftsOf(path: string, viewport: typeof WIDE | typeof PHONE) {
  const { page } = await open.forAll({ viewport, storageState: undecided })
  let comes = () => {}
  const isComing = new Promise<void>(resolve => {
    comes = resolve
  })
  await page.route(/\.woff2$/, async route => {
    await isComing
    await route.continue()
  })
  await page.addInitScript(noteShifts)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(drawn)
  comes()
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(drawn)
  const shifts = await page.evaluate(notedShifts)
  await page.context().close()
  return shifts
}

/** What the browser itself asks of the backend is answered once the page has been taken over. */
async function lateShiftsOf(path: string, viewport: typeof WIDE | typeof PHONE, tokens: Tokens) {
  const { page } = await open.forAll({ viewport })
  await becomeMember(page, tokens)
  const answer = await holdAnswers(page)
  await page.addInitScript(noteShifts)
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(drawn)
  await page.locator('#main :is(input, textarea, button)').first().focus()
  await answer()
  await page.evaluate(drawn)
  const shifts = await page.evaluate(notedShifts)
  await page.context().close()
  return shifts
}

/** Returns what lets the answers through and resolves when the page asks nothing more. */
async function holdAnswers(page: Page) {
  const under = new Set<Promise<void>>()
  let comes = () => {}
  const isComing = new Promise<void>(resolve => {
    comes = resolve
  })
  await page.route(/\/api\//, route => {
    const answered = isComing.then(() => route.continue()).finally(() => under.delete(answered))
    under.add(answered)
    return answered
  })
  return async () => {
    comes()
    await page.waitForLoadState('networkidle')
    while (under.size > 0) await Promise.all(under)
  }
}
