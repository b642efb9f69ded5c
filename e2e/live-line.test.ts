import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { holdLiveLine } from './support/live-line.ts'
import { asMember, signUp } from './support/member.ts'

const open = useBrowser()
const openAs = asMember(open)

const LIMIT = 'The live connection was lost: the limit of tries is reached'
const UNHEARD = 'Notifications are not marked as read: the live connection is not open'
const NAMELESS = 'A notification without an id is not marked as read'

/** What a page warns of from now on, for those who look into it. */
function recordWarnings(page: Page): readonly string[] {
  const received: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') received.push(message.text().trim())
  })
  return received
}

test('a line that breaks is tried five times, then nobody but the console hears', async () => {
  const { page, faults } = await open()
  const warnings = recordWarnings(page)
  const line = await holdLiveLine(page)
  await page.clock.install()
  await visit(page, '/')
  await line.opened()

  await line.refuse()

  await expect.poll(() => warnings).toEqual([LIMIT])
  expect(line.count()).toBe(6)
  await page.clock.runFor('02:00')
  expect(line.count()).toBe(6)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(faults).toEqual([])
})

test('what a member was shown is told as read in his name, what has no id is not', async () => {
  const { tokens } = await signUp()
  const { page, faults } = await openAs(tokens)
  const warnings = recordWarnings(page)
  const line = await holdLiveLine(page)
  await visit(page, '/')
  await line.opened()

  line.push({ id: '', typeCode: 'order', title: 'Без номера' })
  line.push({ id: 'n-1', typeCode: 'order', title: 'Заказ едет' })
  line.push({ id: 'n-2', typeCode: 'order', title: 'Заказ приехал' })

  const uid = uidOf(tokens.token)
  // What comes together is told together; a busy page is brought them apart.
  const outcome = () => line.received.flatMap(each => each.notifyIDs.map(id => [each.uid, id]))
  await expect.poll(outcome).toEqual([
    [uid, 'n-1'],
    [uid, 'n-2']
  ])
  expect(warnings).toEqual([NAMELESS])
  expect(faults).toEqual([])
})

test('what a member was shown right before the line broke is given up after 5 s', async () => {
  const { page } = await openAs((await signUp()).tokens)
  const warnings = recordWarnings(page)
  const line = await holdLiveLine(page)
  await page.clock.install()
  await visit(page, '/')
  await line.opened()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))

  line.push({ id: 'n-3', typeCode: 'order', title: 'Заказ едет' })
  await line.refuse()

  await page.clock.runFor('04')
  expect(warnings).not.toContain(UNHEARD)
  await page.clock.runFor('02')
  await expect.poll(() => warnings).toContain(UNHEARD)
  expect(line.received).toEqual([])
})

/** Whose a token is. */
const uidOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).uid
