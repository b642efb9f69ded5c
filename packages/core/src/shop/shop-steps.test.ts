import { expect, test } from 'vitest'

import { basketSubject } from '../basket/basket.ts'
import { openLine } from '../engine/open-line.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { createStore } from '../store/store.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createFakeSockets } from '../testing/fake-sockets.ts'
import { createRandomBytes } from '../testing/random.ts'
import { settle } from '../testing/test-shop.ts'
import { createShopInSteps, type Shop } from './shop.ts'

const config = { siteName: 'penal' }

/** A page whose shop starts in steps, and does `between` in each pause. */
function openPage(between: (pause: number) => void) {
  const browser = createMemoryBrowser()
  const server = createFakeServer()
  const sockets = createFakeSockets()
  const { connect } = sockets
  const platform = browser.open({
    ...{ fetch: server.fetch, randomBytes: createRandomBytes(1), connect }
  })
  const line = openLine(platform, { build: { id: '', version: '', url: '' } })
  let pauses = 0
  const pause = async () => {
    await settle()
    pauses += 1
    between(pauses)
  }
  const store = createStore<Shop>({
    initial: {},
    host: platform,
    loadShop: () =>
      createShopInSteps(platform, config, { configuration: demoConfiguration, line }, pause)
  })
  const advance = async (ms: number) => {
    browser.clock.advance(ms)
    await settle()
  }
  return { ...{ store, sockets, server, advance }, pauses: () => pauses }
}

test('what is put into the basket in each pause of a start is in the basket of the server', async () => {
  const page = openPage(count =>
    page.store.send(basketSubject, { type: 'line.set', key: 7, count })
  )

  const shop = await page.store.engine()
  for (let second = 0; second < 5; second += 1) await page.advance(1000)

  expect(page.pauses()).toBeGreaterThan(3)
  expect(page.store.get(basketSubject).counts).toEqual({ 7: page.pauses() })
  expect(shop.getState().basket.total?.count).toBe(page.pauses())
  shop.stop()
})

test('what the line brings in each pause of a start is told once', async () => {
  const page = openPage(number =>
    page.sockets.current().push({
      ...{ id: `n${number}`, typeCode: 'order', title: `${number}`, body: '' },
      createdAt: '2030-01-01T00:00:00.000Z'
    })
  )
  await page.advance(0)

  const shop = await page.store.engine()
  await page.advance(10)

  const titles = shop.toasts.get().queue.map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: page.pauses() }, (_, index) => `${index + 1}`))
  shop.stop()
})
