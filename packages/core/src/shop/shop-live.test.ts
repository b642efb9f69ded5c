import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { notificationsSubject } from '../account/notifications/notifications.ts'
import { endpoint } from '../api/endpoint.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { countNotifications } from '../contracts/notifications.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { isModalOpen, modalsSubject } from '../store/modals.ts'
import { createStore } from '../store/store.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createFakeSockets } from '../testing/fake-sockets.ts'
import { createRandomBytes } from '../testing/random.ts'
import { createTestShop, type TestShopOptions } from '../testing/test-shop.ts'

const MEMBER = { username: 'anna@example.ru', password: 'пенал2026' }

/** A static file of the site, not a call of its API. */
const latestBuild = endpoint({
  method: 'GET',
  path: '/builds/latest.json',
  response: z.unknown()
})

const message = (id: string, typeCode = 'order', createdAt = '2030-01-01T00:00:00.000Z') => ({
  id,
  typeCode,
  title: 'Заказ П-200042 в пути',
  body: 'Привезём завтра с 10 до 14',
  createdAt
})

async function open(options: TestShopOptions = {}) {
  const sockets = options.sockets ?? createFakeSockets()
  const shop = createTestShop({ ...options, sockets })
  await shop.advance(0)
  return { shop, sockets, toasts: () => shop.toasts.get().queue }
}

async function openMember(options: TestShopOptions = {}) {
  const opened = await open(options)
  opened.shop.session.send({ type: 'signin.submit', form: MEMBER })
  await opened.shop.advance(10)
  return opened
}

test('opens on start without a token, and with it after signing in', async () => {
  const { shop, sockets } = await open()
  expect(sockets.current().url.href).toBe(
    'wss://shop.example/api/notifications/v1/notification/subscribe'
  )

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(10)

  expect(sockets.current().url.searchParams.get('token')).toBe('Bearer access-1')
  expect(sockets.lines.filter(line => line.isAlive)).toHaveLength(1)
})

test('opens anew with a renewed token and after signing out', async () => {
  const { shop, sockets } = await openMember()
  shop.server.accounts.expireAccess()

  sockets.current().drop(4401)
  await shop.advance(10)
  expect(sockets.current().url.searchParams.get('token')).toMatch(/^Bearer access-\d$/)
  expect(sockets.current().url.searchParams.get('token')).not.toBe('Bearer access-1')
  shop.session.send({ type: 'signout.submit' })
  await shop.advance(10)

  expect(sockets.current().url.search).toBe('')
  expect(sockets.lines.filter(line => line.isAlive)).toHaveLength(1)
})

test('shows a notification as a warning and marks it as read, fifty times sent once', async () => {
  const { shop, sockets, toasts } = await openMember()
  const line = sockets.current()

  for (let time = 0; time < 50; time += 1) line.push(message('n1'))
  await shop.advance(100)

  expect(toasts()).toEqual([
    { tone: 'warning', title: 'Заказ П-200042 в пути', text: 'Привезём завтра с 10 до 14' }
  ])
  expect(line.sent).toEqual([{ uid: 'anna@example.ru', notifyIDs: ['n1'] }])
})

test('marks a thousand notifications in a few messages and forgets none', async () => {
  const { shop, sockets } = await openMember()
  const line = sockets.current()
  const ids = Array.from({ length: 1000 }, (_, at) => `n${at}`)

  for (const id of ids) line.push(message(id))
  await shop.advance(1000)

  const marked = line.sent.flatMap(report => Object(report).notifyIDs)
  expect(new Set(marked)).toEqual(new Set(ids))
  expect(marked).toHaveLength(1000)
  expect(line.sent.length).toBeLessThan(50)
})

test.each([
  'не JSON',
  '[]',
  '{"__proto__":{"id":"x"}}',
  '{"id":7}',
  JSON.stringify(message('x'.repeat(70_000)))
])('%.30s is no notification', async junk => {
  const { shop, sockets, toasts } = await openMember()

  sockets.current().push(junk)
  await shop.advance(100)

  expect(toasts()).toEqual([])
  expect(sockets.current().sent).toEqual([])
})

test('what cannot be marked within five seconds is logged, and nothing is sent', async () => {
  const { shop, sockets } = await openMember()
  const line = sockets.current()
  sockets.become('refuse')
  line.push(message('n1'))
  line.drop()

  await shop.advance(4900)
  const logged = () => shop.platform.logged.filter(entry => /not marked/.test(entry.message))
  expect(logged()).toHaveLength(0)
  await shop.advance(200)

  expect(logged()).toHaveLength(1)
  expect(sockets.lines.flatMap(({ sent }) => sent)).toEqual([])
})

test('a mark of the list that cannot be sent is taken back, and its member told why', async () => {
  const { shop, sockets } = await openMember()
  sockets.become('refuse')
  sockets.current().drop()
  const list = () => shop.notifications.get()

  shop.notifications.send({ type: 'notification.markRead', id: 'n1' })
  await shop.advance(4900)
  expect(list().intents).toEqual(['n1'])
  await shop.advance(200)

  expect(list()).toMatchObject({ intents: [], marked: [] })
  expect(list().failure?.message).toBe('Нет связи: уведомление не отмечено. Попробуйте ещё раз')
})

test.each([
  ['counted for a member whose page came without it', 'member', undefined, 4],
  ['that of the page where it has one', 'member', 2, 2],
  ['not asked for in a guest’s name', 'guest', undefined, undefined]
] as const)('the number of unread is %s', async (_, scenario, unread, shown) => {
  const { shop } = await open({ scenario })
  shop.server.on(countNotifications, () => ({ all: 9, unread: 4 }))
  const store = createStore({
    initial: { notifications: { unread } },
    host: { clock: shop.browser.clock, randomBytes: count => new Uint8Array(count) },
    loadShop: async () => shop
  })
  store.get(notificationsSubject)

  await store.engine()
  await shop.advance(0)

  expect(store.get(notificationsSubject).unread).toBe(shown)
})

test('a notification without an id is logged and not marked', async () => {
  const { shop, sockets } = await openMember()

  sockets.current().push(message(''))
  await shop.advance(6000)

  expect(shop.platform.logged.map(entry => entry.message)).toContain(
    'A notification without an id is not marked as read'
  )
  expect(sockets.current().sent).toEqual([])
})

test('«reset_session» marks, clears all but the saved names, and reloads once', async () => {
  const { shop, sockets } = await openMember()
  const { cookies, storage } = shop.browser
  storage.set('favorites', '[7]')
  storage.set('watched', '[8]')
  const cartToken = cookies.get('cart_tokenpenal')
  const line = sockets.current()

  line.push(message('r1', 'reset_session'))
  await shop.advance(2000)

  expect(line.sent).toEqual([{ uid: 'anna@example.ru', notifyIDs: ['r1'] }])
  expect(shop.platform.left).toEqual(['reload'])
  expect(Object.fromEntries(cookies)).toEqual({ cart_tokenpenal: cartToken })
  expect([storage.get('favorites'), storage.get('watched')]).toEqual(['[7]', undefined])
  expect(shop.session.actor.getSnapshot().value).toBe('guest')
})

test('«reset_session» that comes again and again after each reload never loops', async () => {
  const { shop, sockets, ...first } = await openMember()
  sockets.current().push(message('r1', 'reset_session'))
  await shop.advance(2000)
  expect(first.toasts()).toEqual([])

  const again = await openMember({ browser: shop.browser, server: shop.server, seed: 2 })
  again.sockets.current().push(message('r1', 'reset_session'))
  await again.shop.advance(2000)

  expect(again.shop.platform.left).toEqual([])
  expect(again.shop.session.actor.getSnapshot().matches('member')).toBe(true)
})

test('of two tabs one clears and reloads, the other goes on as a guest', async () => {
  const one = await openMember()
  const two = await open({ browser: one.shop.browser, server: one.shop.server, seed: 2 })
  expect(two.shop.session.actor.getSnapshot().matches('member')).toBe(true)

  one.sockets.current().push(message('r1', 'reset_session'))
  two.sockets.current().push(message('r1', 'reset_session'))
  await one.shop.advance(3000)

  expect([...one.shop.platform.left, ...two.shop.platform.left]).toEqual(['reload'])
  expect(two.shop.session.actor.getSnapshot().value).toBe('guest')
})

test('«reload_page» clears the same and asks to reload', async () => {
  const { shop, sockets } = await openMember()
  sockets.current().push(message('p1', 'reload_page'))
  await shop.advance(2000)

  expect(shop.platform.left).toEqual([])
  expect(shop.browser.cookies.has('auth_tokenpenal')).toBe(false)
  expect(shop.modals.get().open).toEqual([{ key: 'version', closesOnOverlay: false }])
  shop.version.send({ type: 'version.accept' })

  expect(shop.platform.left).toEqual(['reload'])
})

test('who closes the window of «reload_page» goes on as a guest, and the next page is loaded anew', async () => {
  const { shop, sockets } = await openMember()
  sockets.current().push(message('p1', 'reload_page'))
  await shop.advance(2000)

  shop.modals.send({ type: 'modal.escape' })
  await shop.advance(10)

  expect(shop.session.actor.getSnapshot().value).toBe('guest')
  expect(shop.platform.left).toEqual([])
  shop.navigate('/catalog')
  await shop.advance(10)
  expect(shop.platform.left).toEqual(['reload'])
})

test('a window that a screen opened before the shop came is one of the shop’s machine', async () => {
  const { shop } = await open()
  const store = createStore({
    initial: {},
    host: { clock: shop.browser.clock, randomBytes: createRandomBytes(7) },
    loadShop: async () => shop
  })
  store.send(modalsSubject, { type: 'modal.open', key: 'one-click' })
  const openKeys = () => shop.modals.get().open.map(({ key }) => key)
  expect(openKeys()).toEqual([])

  await store.engine()
  store.send(modalsSubject, { type: 'modal.open', key: 'sizes', closesOnOverlay: false })
  await shop.advance(0)
  expect(openKeys()).toEqual(['one-click', 'sizes'])
  shop.modals.send({ type: 'modal.escape' })

  expect(isModalOpen(store.get(modalsSubject), 'sizes')).toBe(false)
  expect(isModalOpen(store.get(modalsSubject), 'one-click')).toBe(true)
})

test('a guest remembers the time of the last system notification and obeys it once', async () => {
  const { shop, sockets } = await open()
  const live = message('r1', 'reset_session', '2026-01-02T00:00:00.000Z')

  sockets.current().push(live)
  await shop.advance(2000)
  expect(shop.platform.left).toEqual(['reload'])
  expect(shop.browser.cookies.get('lastSystemNotification')).toBe(live.createdAt)
  expect(sockets.current().sent).toEqual([])

  const again = await open({ browser: shop.browser, server: shop.server, seed: 2 })
  again.sockets.current().push(live)
  await again.shop.advance(2000)

  expect(again.shop.platform.left).toEqual([])
})

test('a newcomer is not reset by what was said before he came', async () => {
  const { shop, sockets } = await open()
  const old = message('r1', 'reset_session', '2025-12-31T00:00:00.000Z')

  sockets.current().push(old)
  sockets.current().push(message('r2', 'reset_session', 'вчера'))
  await shop.advance(2000)

  expect(shop.platform.left).toEqual([])
  expect(shop.browser.cookies.get('lastSystemNotification')).toBe(old.createdAt)
})

const withVersions = (versions: SiteConfiguration['versions']): TestShopOptions => ({
  config: { build: { id: '', version: 'b2', url: '' } },
  state: { configuration: { ...demoConfiguration, versions } }
})

test('a first visit remembers the version and does nothing else', async () => {
  const { shop } = await open(withVersions([{ timeline: '2026-01-01', breakingChange: true }]))

  const { cookies } = shop.browser
  expect(cookies.get('app_timeline')).toBe('2026-01-01')
  expect(cookies.get('app_version')).toBe('b2')
  expect(shop.platform.left).toEqual([])
})

test('other code after a newer entry starts afresh, once', async () => {
  const options = withVersions([{ timeline: '2026-02-01', breakingChange: false }])
  const { shop } = await open(options)
  shop.browser.cookies.set('app_timeline', '2026-01-01')
  shop.browser.cookies.set('app_version', 'b1')
  shop.browser.storage.set('watched', '[8]')

  const next = await open({ ...options, browser: shop.browser, server: shop.server, seed: 2 })
  expect(next.shop.platform.left).toEqual(['reload'])
  expect(shop.browser.storage.has('watched')).toBe(false)
  expect(shop.browser.cookies.get('app_timeline')).toBe('2026-02-01')

  const last = await open({ ...options, browser: shop.browser, server: shop.server, seed: 3 })
  expect(last.shop.platform.left).toEqual([])
})

test('an entry that is published while the shop is open is found on a navigation', async () => {
  const { shop } = await open(withVersions([{ timeline: 1, breakingChange: false }]))
  shop.server.on(getConfiguration, () => ({
    ...demoConfiguration,
    versions: [{ timeline: 2, breakingChange: true }]
  }))
  shop.navigate('/catalog?page=2')
  await shop.advance(10)
  expect(shop.server.countOf(getConfiguration)).toBe(0)
  shop.browser.cookies.set('app_version', 'b1')

  await shop.advance(61_000)
  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.modals.get().open.map(({ key }) => key)).toEqual(['version'])
})

test('after a new build the next navigation is a full load, once per path', async () => {
  const { shop } = await open({
    config: { build: { id: 'b1', version: 'b1', url: 'https://shop.example/builds' } }
  })
  const asked: URL[] = []
  shop.server.on(latestBuild, ({ url }) => {
    asked.push(url)
    return { id: 'b2' }
  })
  shop.navigate('/catalog')
  await shop.advance(3_600_000)
  expect(asked.map(({ search }) => /^\?ts=\d+$/.test(search))).toEqual([true])
  expect(shop.platform.left).toEqual([])

  for (const url of ['/catalog?page=2', '/catalog?page=3', '/news']) {
    shop.navigate(url)
    await shop.advance(10)
  }

  expect(shop.platform.left).toEqual(['reload', 'reload'])
})

test('a page in the place of the list of builds is no build', async () => {
  const { shop } = await open({
    config: { build: { id: 'b1', version: 'b1', url: 'https://shop.example/builds' } }
  })
  shop.server.on(latestBuild, () => new Response('<!doctype html>'))

  await shop.advance(3_600_000)
  shop.navigate('/catalog')
  await shop.advance(10)

  expect(shop.platform.left).toEqual([])
})

test('a stopped shop leaves no line and no timer behind', async () => {
  const { shop, sockets } = await openMember()

  shop.stop()
  await shop.advance(7_200_000)

  expect(sockets.lines.filter(line => line.isAlive)).toEqual([])
  expect(shop.browser.clock.nextIn()).toBeUndefined()
})
