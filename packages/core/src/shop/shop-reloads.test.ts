import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createTestShop, type TestShopOptions } from '../testing/test-shop.ts'

const HOUR_MS = 3_600_000
const build = { id: 'b2', version: 'b2', url: 'https://shop.example/builds' }
const newer = [{ timeline: 2, breakingChange: false }]

/** A static file of the site, not a call of its API. */
const latest = endpoint({ method: 'GET', path: '/builds/latest.json', response: z.unknown() })

/** A browser that remembers other code than runs, and an older entry of the versions. */
function rememberingBrowser() {
  const browser = createMemoryBrowser()
  browser.cookies.set('app_timeline', '1')
  browser.cookies.set('app_version', 'b1')
  return browser
}

/** A shop that has found a new build, with the list of versions that its page brought. */
async function openOutdated(options: TestShopOptions = {}) {
  const configuration = { ...demoConfiguration, versions: [{ timeline: 1, breakingChange: false }] }
  const shop = createTestShop({ config: { build }, state: { configuration }, ...options })
  shop.server.on(latest, () => ({ id: 'b3' }))
  await shop.advance(HOUR_MS)
  return shop
}

test('a new version and a new build together reload the page once', async () => {
  const shop = await openOutdated()
  shop.browser.cookies.set('app_version', 'b1')
  shop.server.on(getConfiguration, () => ({ ...demoConfiguration, versions: newer }))

  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual(['reload'])
  expect(shop.browser.cookies.get('app_timeline')).toBe('2')
})

test('a window that asks to reload leaves the new build to it', async () => {
  const shop = await openOutdated()
  shop.browser.cookies.set('app_version', 'b1')
  const versions = [{ timeline: 2, breakingChange: true }]
  shop.server.on(getConfiguration, () => ({ ...demoConfiguration, versions }))

  for (const url of ['/catalog', '/news']) {
    shop.navigate(url)
    await shop.advance(10)
  }

  expect(shop.modals.get().open.map(({ key }) => key)).toEqual(['version'])
  expect(shop.platform.left).toEqual([])
})

test('where the versions cannot be asked for, the network is gone and no page is left', async () => {
  const shop = await openOutdated()
  shop.faults.add({ kind: 'loss', of: 'request' })

  shop.navigate('/catalog')
  await shop.advance(60_000)

  expect(shop.platform.left).toEqual([])
})

test('the page that the shop starts on is the one that has reloaded', async () => {
  const options = {
    config: { build },
    state: { configuration: { ...demoConfiguration, versions: newer } },
    path: '/catalog'
  }
  const shop = createTestShop({ ...options, browser: rememberingBrowser() })
  await shop.advance(10)

  expect(shop.platform.left).toEqual(['reload'])
  expect(shop.platform.tabStorage.get('reloads')).toMatch(/^\{"\/catalog":\d+\}$/)
})

test('a change of the basket under way is sent first, then an outdated page reloads', async () => {
  const configuration = { ...demoConfiguration, versions: newer }
  const shop = createTestShop({
    config: { build },
    state: { configuration },
    browser: rememberingBrowser()
  })

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(0)
  expect(shop.platform.left).toEqual([])
  await shop.advance(5000)

  expect(shop.platform.left).toEqual(['reload'])
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
})

/** A page of the code `b2` that has seen the entry of before, while the site serves `served` now. */
async function openDuringRelease(served: string, breakingChange = false) {
  const configuration = { ...demoConfiguration, versions: [{ timeline: 1, breakingChange: false }] }
  const browser = createMemoryBrowser()
  const openTab = async (tab: Partial<TestShopOptions> = {}) => {
    const shop = createTestShop({ config: { build }, state: { configuration }, browser, ...tab })
    shop.server.on(latest, () => ({ id: served }))
    const versions = [{ timeline: 2, breakingChange }]
    shop.server.on(getConfiguration, () => ({ ...demoConfiguration, versions }))
    await shop.advance(10)
    return shop
  }
  const shop = await openTab()
  await shop.advance(60_000)
  const remembered = () => [browser.cookies.get('app_timeline'), browser.cookies.get('app_version')]
  return { shop, openTab, browser, remembered }
}

test('a page of the code of before a release starts afresh once, with the new code', async () => {
  const { shop, remembered } = await openDuringRelease('b3')
  expect(remembered()).toEqual(['1', 'b2'])

  for (const url of ['/catalog', '/news']) {
    shop.navigate(url)
    await shop.advance(10)
  }

  expect(shop.platform.left).toEqual(['reload'])
  expect(remembered()).toEqual(['2', 'b3'])
})

test('a page of the code of before a breaking release asks once', async () => {
  const { shop, remembered } = await openDuringRelease('b3', true)

  for (const url of ['/catalog', '/news']) {
    shop.navigate(url)
    await shop.advance(10)
  }

  expect(shop.modals.get().open.map(({ key }) => key)).toEqual(['version'])
  expect(shop.platform.left).toEqual([])
  expect(remembered()).toEqual(['2', 'b3'])
})

test.each<[string, boolean, 'member' | 'guest']>([
  ['is not breaking leaves its member signed in', false, 'member'],
  ['is breaking makes its member a guest', true, 'guest']
])('a release that %s', async (_, isBreaking, visitor) => {
  const { shop, openTab, browser } = await openDuringRelease('b3', isBreaking)
  const form = { username: 'anna@example.ru', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(10)
  browser.storage.set('watched', '[8]')

  shop.navigate('/catalog')
  await shop.advance(10)
  shop.version.send({ type: 'version.accept' })
  const next = await openTab({ server: shop.server, seed: 2 })

  expect(shop.platform.left).toEqual(['reload'])
  expect(browser.storage.has('watched')).toBe(false)
  expect(next.session.actor.getSnapshot().matches(visitor)).toBe(true)
})

test('of three tabs the first that moves starts afresh, the others forget nothing again', async () => {
  const { shop, openTab, remembered } = await openDuringRelease('b3')
  const others = [await openTab({ seed: 2 }), await openTab({ seed: 3 })]
  for (const other of others) await other.advance(60_000)

  shop.navigate('/catalog')
  await shop.advance(10)
  for (const other of others) {
    other.navigate('/catalog')
    await other.advance(10)
  }

  expect([shop, ...others].map(({ platform }) => platform.left)).toEqual([['reload'], [], []])
  expect(remembered()).toEqual(['2', 'b3'])
})

test('an entry without new code is only remembered', async () => {
  const { shop, remembered } = await openDuringRelease('b2', true)

  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual([])
  expect(shop.modals.get().open).toEqual([])
  expect(remembered()).toEqual(['2', 'b2'])
})

test('where the code of a page went with its build, the load that heals it is the one reload', async () => {
  const { shop, browser, remembered } = await openDuringRelease('b2')
  const { clock, tabStorage } = shop.platform
  browser.cookies.set('app_version', 'b1')
  tabStorage.set('reloads', JSON.stringify({ '/catalog': clock.now() }))

  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual([])
  expect(shop.modals.get().open).toEqual([])
  expect(remembered()).toEqual(['2', 'b2'])
})
