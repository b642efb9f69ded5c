import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { type NewNotification, notify } from '../src/modules/notifications/notify.ts'
import {
  connectLive,
  type LiveClient,
  type LiveInstance,
  openLiveInstance
} from '../src/testing/live-client.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper } from './shopper.ts'

const text = { typeCode: 'order', title: 'Заказ П-200042 в пути', body: 'Привезём завтра' }
const TOKEN_MS = 15 * 60_000

let backend: TestBackend
let near: LiveInstance
let far: LiveInstance
let anna: Shopper
let uid: string
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

beforeEach(async () => {
  near = await openLiveInstance(backend)
  far = await openLiveInstance(backend)
  anna = createShopper(backend)
  const { email } = await anna.signUp()
  token = anna.headers().authorization?.replace('Bearer ', '') ?? ''
  const row = await backend.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  uid = row.id
})

afterEach(async () => {
  await Promise.all([near.close(), far.close()])
  await backend.db.deleteFrom('notification').execute()
})

function announce(notification: Partial<NewNotification> = {}): Promise<string> {
  backend.clock.advance(1000)
  const { live, now } = backend.deps
  return notify(
    backend.db,
    { userId: uid, ...text, ...notification },
    { live, now, afterCommit: run => void run() }
  )
}

const unread = async () =>
  (
    await backend.db
      .selectFrom('notification')
      .leftJoin('notification_read', 'notification_id', 'notification.id')
      .where('read_at', 'is', null)
      .select('notification.id')
      .execute()
  ).map(({ id }) => id)

/** In the order they came; one that was stored while its reader connected may come twice. */
const ids = ({ messages }: LiveClient) => [...new Set(messages.flatMap(({ id }) => id ?? []))]

test('reaches a member on every instance, and nobody else', async () => {
  const phone = await connectLive(near.url, { token })
  const laptop = await connectLive(far.url, { token })
  const guest = await connectLive(near.url)

  const id = await announce()

  await vi.waitFor(() => expect([ids(phone), ids(laptop)]).toEqual([[id], [id]]), soon)
  expect(phone.messages[0]).toEqual({ ...text, id, createdAt: expect.any(String) })
  expect(guest.messages).toEqual([])
})

test('what came while a member was away waits for him, until he says that he has read it', async () => {
  const first = await announce({ title: 'Первое' })
  const second = await announce({ title: 'Второе' })

  const client = await connectLive(near.url, { token })
  await vi.waitFor(() => expect(ids(client)).toEqual([first, second]), soon)
  client.socket.send(JSON.stringify({ uid, notifyIDs: [first, second] }))
  await vi.waitFor(async () => expect(await unread()).toEqual([]), soon)
  const again = await connectLive(far.url, { token })
  const third = await announce({ title: 'Третье' })

  await vi.waitFor(() => expect(ids(again)).toEqual([third]), soon)
})

test.each([
  ['in another’s name', (own: string) => ({ uid: crypto.randomUUID(), notifyIDs: [own] })],
  ['of no id at all', () => ({ uid, notifyIDs: [] })],
  ['of a wrong shape', (own: string) => ({ uid, notifyIDs: own })],
  ['that is a list', (own: string) => [uid, own]],
  ['of ids that are none', () => ({ uid, notifyIDs: ['нет', "' or 1=1 --"] })]
])('a report %s marks nothing', async (_, report) => {
  const id = await announce()
  const client = await connectLive(near.url, { token })

  client.socket.send(JSON.stringify(report(id)))
  client.socket.send('{"uid": half')
  client.socket.send(JSON.stringify({ uid, notifyIDs: [] }))
  const next = await announce({ title: 'Ещё одно' })

  await vi.waitFor(() => expect(ids(client)).toEqual([id, next]), soon)
  expect(await unread()).toContain(id)
  expect(backend.log.filter(({ level }) => level === 'error')).toEqual([])
})

test('a member cannot mark another’s notification', async () => {
  const id = await announce()
  const stranger = createShopper(backend)
  const { email } = await stranger.signUp()
  const other = await backend.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const own = await announce({ userId: other.id })
  const client = await connectLive(near.url, {
    token: stranger.headers().authorization?.replace('Bearer ', '')
  })

  client.socket.send(JSON.stringify({ uid: other.id, notifyIDs: [id, own] }))

  await vi.waitFor(async () => expect(await unread()).toEqual([id]), soon)
})

test('everybody hears what is for everybody; a guest who was away hears the system’s last only', async () => {
  const member = await connectLive(near.url, { token })
  const guest = await connectLive(far.url)
  const sale = await announce({ userId: null, typeCode: 'promo' })
  // From here on both have been told what waited for them.
  await vi.waitFor(() => expect([ids(member), ids(guest)]).toEqual([[sale], [sale]]), soon)
  const reset = await announce({ userId: null, typeCode: 'reset_session' })
  const reload = await announce({ userId: null, typeCode: 'reload_page' })
  await vi.waitFor(() => expect(ids(member)).toEqual([sale, reset, reload]), soon)
  await vi.waitFor(() => expect(ids(guest)).toEqual([sale, reset, reload]), soon)

  const late = await connectLive(near.url)
  const next = await announce({ userId: null, typeCode: 'promo' })

  await vi.waitFor(() => expect(ids(late)).toEqual([reload, next]), soon)
})

test('a token that is no longer good is told apart from a server that is away', async () => {
  const wrong = await connectLive(near.url, { token: 'нет.такого.токена' })
  const empty = await connectLive(near.url, { token: '' })

  expect([await wrong.closed, await empty.closed]).toEqual([4401, 4401])
  expect(near.gateway.count()).toBe(0)
})

test('the connection ends with its token', async () => {
  const client = await connectLive(near.url, { token })
  backend.clock.advance(TOKEN_MS + 1000)

  await near.gateway.beat()

  expect(await client.closed).toBe(4401)
})

test('a revoked session ends its connection at the next heartbeat', async () => {
  const client = await connectLive(near.url, { token })
  await backend.db
    .updateTable('session')
    .set({ revoked_at: backend.clock.now() })
    .where('user_id', '=', uid)
    .execute()

  await near.gateway.beat()

  expect(await client.closed).toBe(4401)
})

test('a heartbeat is heard, and a line that is dead is cut', async () => {
  const alive = await connectLive(near.url)
  const dead = await connectLive(near.url)
  dead.socket.pause()

  await near.gateway.beat()
  await vi.waitFor(() => expect(alive.messages).toEqual([{ heartbeat: true }]), soon)
  // Its pong went before this ping: once that is answered, the gateway has heard both.
  const answered = new Promise(done => alive.socket.once('pong', done))
  alive.socket.ping()
  await answered
  await near.gateway.beat()

  await vi.waitFor(() => expect(near.gateway.count()).toBe(1), soon)
  expect(alive.socket.readyState).toBe(alive.socket.OPEN)
})

test('a token may travel outside of the address', async () => {
  const client = await connectLive(near.url, { protocols: ['bearer', token] })
  const id = await announce()

  await vi.waitFor(() => expect(ids(client)).toEqual([id]), soon)
  expect(client.socket.protocol).toBe('bearer')
})

test('another site’s page cannot connect, the shop’s own can', async () => {
  const own = { origin: near.url.replace('ws:', 'http:').replace(/\/notifications.*/, '') }

  await expect(
    connectLive(near.url, { token, headers: { origin: 'https://evil.example' } })
  ).rejects.toThrow('403')
  await expect(connectLive(near.url, { headers: { origin: 'null' } })).rejects.toThrow('403')
  await connectLive(near.url, { headers: own })
  await connectLive(near.url, { headers: { origin: 'http://shop.test' } })
})

test('an upgrade anywhere else is refused', async () => {
  const other = near.url.replace(/\/notifications.*/, '/orders/v1')

  await expect(connectLive(other)).rejects.toThrow('404')
})

test('an account keeps twenty connections, and guests have their own count', async () => {
  for (let tab = 0; tab < 20; tab += 1) await connectLive(near.url, { token })

  await expect(connectLive(near.url, { token })).rejects.toThrow('429')
  await connectLive(near.url)
})

test('an address that connects again and again has to wait', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { socket } = await connectLive(near.url, { headers })
    socket.terminate()
  }

  await expect(connectLive(near.url, { headers })).rejects.toThrow('429')
})

test('a flood of messages and a message too large end the connection', async () => {
  const talker = await connectLive(near.url, { token })
  const shouter = await connectLive(near.url, { token })
  for (let message = 0; message <= 50; message += 1) talker.socket.send('{}')
  shouter.socket.send('я'.repeat(20_000))

  expect([await talker.closed, await shouter.closed]).toEqual([1008, 1009])
})

test('a stop says goodbye, and the log never saw a token', async () => {
  const client = await connectLive(near.url, { token })

  await near.gateway.close()

  expect(await client.closed).toBe(1001)
  const log = JSON.stringify(backend.log)
  expect(log).toContain('"live":"open"')
  expect(log).not.toContain(token)
  expect(log).not.toContain('Bearer')
})

test('a thousand notifications in a burst all arrive, each once', async () => {
  const client = await connectLive(far.url, { token })
  const first = await announce()
  // From here on it has been told what waited for it, which may come twice.
  await vi.waitFor(() => expect(ids(client)).toEqual([first]), soon)
  const rows = Array.from({ length: 1000 }, () => ({
    id: crypto.randomUUID(),
    user_id: uid,
    type_code: 'info',
    title: 'Поступление',
    body: '',
    created_at: backend.clock.now()
  }))
  await backend.db.insertInto('notification').values(rows).execute()

  for (const { id } of rows) backend.deps.live.publish([id])

  await vi.waitFor(() => expect(ids(client)).toHaveLength(1001), soon)
  const burst = client.messages.filter(({ id }) => id !== undefined && id !== first)
  expect(burst).toHaveLength(1000)
})
