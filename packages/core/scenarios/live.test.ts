import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { notify } from '../../../examples/server/src/modules/notifications/notify.ts'
import {
  type LiveInstance,
  openFlappingServer,
  openLiveInstance,
  openSocket
} from '../../../examples/server/src/testing/live-client.ts'
import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { soon } from '../../../testing/limits.ts'
import { getInit } from '../src/contracts/init.ts'
import { countNotifications } from '../src/contracts/notifications.ts'
import { isLiveOpen } from '../src/live/live.selectors.ts'
import { shopConfig } from '../src/platform/config.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createShop, type Shop } from '../src/shop/shop.ts'
import { createRandomBytes } from '../src/testing/random.ts'

const text = { typeCode: 'order', title: 'Заказ П-200042 в пути', body: 'Привезём завтра' }

let backend: TestBackend
let near: LiveInstance
let far: LiveInstance
const shops: Shop[] = []

beforeAll(async () => {
  backend = await createTestBackend()
  near = await openLiveInstance(backend)
  far = await openLiveInstance(backend)
})

afterEach(() => {
  for (const shop of shops.splice(0)) shop.stop()
})

afterAll(async () => {
  await Promise.all([near.close(), far.close()])
  await backend.close()
})

/** A tab of the core on the real backend; `instance` says which of its processes it reaches. */
function openShop(seed: number, instance: () => Pick<LiveInstance, 'url'> = () => near) {
  const browser = createMemoryBrowser()
  const connects: string[] = []
  const platform = {
    ...browser.open({
      randomBytes: createRandomBytes(seed),
      fetch: async request => backend.app.fetch(request),
      apiUrl: 'http://shop.test',
      connect(url, listener) {
        connects.push(url)
        return openSocket(instance().url + new URL(url).search, listener)
      }
    }),
    clock: {
      now: () => backend.clock.now().getTime(),
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
      clearTimeout: (timer: unknown) => clearTimeout(Number(timer))
    }
  }
  const shop = createShop(platform, shopConfig({ siteName: 'penal' }))
  shops.push(shop)
  return { shop, connects, platform, toasts: () => shop.toasts.get().queue }
}

async function signIn(shop: Shop, username = 'anna@example.ru', password = 'penal-anna') {
  shop.session.send({ type: 'signin.submit', form: { username, password } })
  await vi.waitFor(() => expect(shop.session.get().profile).toBeDefined(), soon)
  await vi.waitFor(() => expect(isLiveOpen(shop.live.actor.getSnapshot())).toBe(true), soon)
  return shop.session.get().profile?.uid ?? ''
}

function report(userId: string, title = text.title, typeCode = text.typeCode) {
  const { live, now } = backend.deps
  return notify(
    backend.db,
    { userId, ...text, title, typeCode },
    { live, now, afterCommit: run => void run() }
  )
}

test('a member hears of his order on whichever instance he is, and it is marked as read', async () => {
  const { shop, toasts } = openShop(1, () => far)
  const uid = await signIn(shop)

  await report(uid)

  await vi.waitFor(() => expect(toasts().map(({ title }) => title)).toEqual([text.title]), soon)
  await vi.waitFor(async () => {
    expect((await shop.api(countNotifications, {})).unread).toBe(0)
  }, soon)
})

test('what was told while he was away comes when he is back, once', async () => {
  const { shop, toasts } = openShop(2)
  const uid = await signIn(shop)
  shop.live.send({ type: 'host.absent' })
  await vi.waitFor(() => expect(near.gateway.count()).toBe(0), soon)
  await report(uid, 'Заказ П-200043 ждёт вас')

  shop.live.send({ type: 'host.present' })

  await vi.waitFor(() => {
    expect(toasts().map(({ title }) => title)).toContain('Заказ П-200043 ждёт вас')
  }, soon)
})

test.each([
  ['reset_session', 6],
  ['reload_page', 8]
])(
  '«%s» of before the sign-in is marked as read and does nothing, one of after it ends the session',
  async (typeCode, seed) => {
    const uid = await signIn(openShop(seed).shop)
    for (const shop of shops.splice(0)) shop.stop()
    await report(uid, 'Начните заново', typeCode)
    backend.clock.advance(2000)

    const { shop, platform } = openShop(seed + 1)
    await signIn(shop)
    await vi.waitFor(async () => {
      expect((await shop.api(countNotifications, {})).unread).toBe(0)
    }, soon)
    expect(shop.session.actor.getSnapshot().matches('member')).toBe(true)
    expect([platform.left, shop.modals.get().open]).toEqual([[], []])

    backend.clock.advance(2000)
    await report(uid, 'Начните заново', typeCode)
    await vi.waitFor(() => expect(platform.cookies.get('auth_tokenpenal')).toBeUndefined(), soon)
  }
)

test('a server that is away is tried five times more, and nothing is lost', async () => {
  let instance: Pick<LiveInstance, 'url'> = near
  const { shop, connects, toasts } = openShop(3, () => instance)
  const uid = await signIn(shop)
  const before = connects.length
  instance = { url: near.url.replace('/subscribe', '/nowhere') }

  shop.live.send({ type: 'token.changed' })
  await vi.waitFor(() => {
    expect(shop.live.actor.getSnapshot().matches({ running: 'lost' })).toBe(true)
  }, soon)
  expect(connects.length - before).toBe(6)
  await report(uid, 'Заказ П-200044 получен')
  instance = far
  shop.live.send({ type: 'host.present' })

  await vi.waitFor(() => {
    expect(toasts().map(({ title }) => title)).toContain('Заказ П-200044 получен')
  }, soon)
})

test('a connection that flaps is tried twenty times a minute, and the pages live on', async () => {
  const flapping = await openFlappingServer()
  const { shop, connects } = openShop(5, () => flapping)

  await vi.waitFor(() => {
    expect(shop.live.actor.getSnapshot().matches({ running: 'resting' })).toBe(true)
  }, soon)

  expect(connects).toHaveLength(20)
  expect((await shop.api(getInit, { query: {} })).roles).toEqual(['guest'])
  flapping.close()
})

test('a revoked session ends the connection and then the session of the tab', async () => {
  const { shop } = openShop(4)
  const uid = await signIn(shop, 'dealer@example.ru', 'penal-dealer')
  await backend.db
    .updateTable('session')
    .set({ revoked_at: backend.clock.now() })
    .where('user_id', '=', uid)
    .execute()

  await near.gateway.beat()

  await vi.waitFor(() => expect(shop.session.actor.getSnapshot().value).toBe('guest'), soon)
  await vi.waitFor(() => expect(isLiveOpen(shop.live.actor.getSnapshot())).toBe(true), soon)
})
