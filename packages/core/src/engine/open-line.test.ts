import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { siteCookieNames } from '../platform/keys.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { isModalOpen } from '../store/modals.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createFakeSockets } from '../testing/fake-sockets.ts'
import { createRandomBytes } from '../testing/random.ts'
import { testPeople } from '../testing/test-people.ts'
import { createTestShop, settle } from '../testing/test-shop.ts'
import { openLine } from './open-line.ts'

const HOUR_MS = 3_600_000
const build = { id: 'b1', version: 'b1', url: 'https://shop.example/builds' }

/** A static file of the site, not a call of its API. */
const latest = endpoint({ method: 'GET', path: '/builds/latest.json', response: z.unknown() })

/** A page with a line and no shop yet; `enter` brings the shop. */
async function openPage() {
  const browser = createMemoryBrowser()
  const server = createFakeServer()
  const sockets = createFakeSockets()
  let served = 'b1'
  server.on(latest, () => ({ id: served }))
  const { connect } = sockets
  const platform = browser.open({
    ...{ fetch: server.fetch, randomBytes: createRandomBytes(1), connect }
  })
  let needs = 0
  const line = openLine(platform, { build }, () => {
    needs += 1
  })
  const advance = async (ms: number) => {
    browser.clock.advance(ms)
    await settle()
  }
  await advance(0)
  return {
    ...{ browser, server, sockets, line, advance, left: platform.left },
    needs: () => needs,
    release(id: string) {
      served = id
    },
    enter: (path?: string) =>
      createTestShop({
        ...{
          browser,
          server,
          sockets,
          config: { build },
          state: { line, configuration: demoConfiguration }
        },
        ...(path && { path })
      })
  }
}

const message = (id: string, typeCode: string, createdAt: number) => ({
  ...{ id, typeCode, title: id, body: 'Привезём завтра' },
  createdAt: new Date(createdAt).toISOString()
})

test('a shop goes on with the line of its page: the server sees one connection', async () => {
  const page = await openPage()
  const connection = page.sockets.current()

  const shop = page.enter()
  await shop.advance(1000)
  connection.push(message('n1', 'order', page.browser.clock.now()))
  await shop.advance(10)

  expect(page.sockets.lines).toEqual([connection])
  expect(shop.toasts.get().queue).toHaveLength(1)
  shop.stop()
  expect(connection.isAlive).toBe(false)
})

test('what comes before the shop asks for it, and is told once by it, in the same order', async () => {
  const page = await openPage()
  for (const id of ['n1', 'n2', 'n1']) {
    page.sockets.current().push(message(id, 'order', page.browser.clock.now()))
  }
  expect(page.needs()).toBe(3)

  const shop = page.enter()
  await shop.advance(10)
  page.sockets.current().push(message('n3', 'order', page.browser.clock.now()))
  await shop.advance(10)

  const titles = shop.toasts.get().queue.map(({ title }) => title)
  expect(titles).toEqual(['n1', 'n2', 'n3'])
  expect(page.needs()).toBe(3)
  shop.stop()
})

test('a system notification that came before the shop is none of the past', async () => {
  const page = await openPage()
  await page.advance(1000)
  page.sockets.current().push(message('n1', 'reload_page', page.browser.clock.now()))
  await page.advance(5000)

  const shop = page.enter()
  await shop.advance(2000)

  expect(isModalOpen(shop.modals.get(), 'version')).toBe(true)
  shop.stop()
})

test('a member who comes with the shop has a line of his own, and the one of a guest ends', async () => {
  const page = await openPage()
  const guests = page.sockets.current()
  const { access, refresh } = page.server.accounts.enrol(testPeople.member)
  const names = siteCookieNames('penal')
  page.browser.cookies.set(names.authToken, access)
  page.browser.cookies.set(names.refreshToken, refresh)

  const shop = page.enter()
  await shop.advance(1000)

  expect(guests.isAlive).toBe(false)
  expect(page.sockets.current().url.searchParams.get('token')).toBe(`Bearer ${access}`)
  expect(page.sockets.lines.filter(({ isAlive }) => isAlive)).toHaveLength(1)
  shop.stop()
})

test('a build that was found before the shop asks for it, and is loaded with the next page', async () => {
  const page = await openPage()
  page.release('b2')
  await page.advance(HOUR_MS)
  expect(page.needs()).toBe(1)

  const shop = page.enter()
  await shop.advance(1000)
  expect(page.left).toEqual([])
  shop.navigate('/catalog')
  await shop.advance(1000)

  expect(page.left).toEqual(['reload'])
  shop.stop()
})

test('a page that was arrived at while the shop was fetched is loaded with its new build', async () => {
  const page = await openPage()
  page.release('b2')
  await page.advance(HOUR_MS)

  const shop = page.enter('/catalog')
  await shop.advance(1000)

  expect(page.left).toEqual(['reload'])
  shop.stop()
})

test('a line that no shop needs asks the site once an hour and calls nobody', async () => {
  const page = await openPage()
  for (let hour = 0; hour < 5; hour += 1) await page.advance(HOUR_MS)

  expect([page.server.countOf(latest), page.needs()]).toEqual([5, 0])
  page.line.stop()
  await page.advance(HOUR_MS)
  expect([page.server.countOf(latest), page.sockets.lines.some(({ isAlive }) => isAlive)]).toEqual([
    5,
    false
  ])
})
