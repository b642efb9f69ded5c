import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead,
  viewNotification
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { announcing } from '../src/modules/notifications/announcing.ts'
import { type NewNotification, notify } from '../src/modules/notifications/notify.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper } from './shopper.ts'

let backend: TestBackend
let anna: Shopper
let uid: string

const text = { typeCode: 'order', title: 'Заказ П-200042 в пути', body: 'Привезём завтра' }

beforeAll(async () => {
  backend = await createTestBackend()
})

beforeEach(async () => {
  backend.clock.advance(1000)
  anna = createShopper(backend)
  uid = await signUp(anna)
})

afterAll(() => backend.close())

async function signUp(shopper: Shopper): Promise<string> {
  const { email } = await shopper.signUp()
  const row = await backend.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

function report(notification: Partial<NewNotification> = {}): Promise<string> {
  backend.clock.advance(1000)
  const { live, now } = backend.deps
  return notify(
    backend.db,
    { userId: uid, ...text, ...notification },
    { live, now, afterCommit: run => void run() }
  )
}

test('lists an account’s notifications, the newest first, page by page', async () => {
  const first = await report({ title: 'Первое' })
  const second = await report({ title: 'Второе' })
  const third = await report({ title: 'Третье', userId: null })

  const page = await anna.call(listNotifications, { query: { page: 1, limit: 2 } })
  const next = await anna.call(listNotifications, { query: { page: 2, limit: 2 } })

  expect(page.data.map(({ id }) => id)).toEqual([third, second])
  expect(page.meta).toEqual({ page: 1, limit: 2, total: 3, pages: 2 })
  expect(next.data).toEqual([
    { ...text, id: first, title: 'Первое', createdAt: expect.any(String), isRead: false }
  ])
})

test('things told at one moment are listed in their order, the newest first', async () => {
  const reported = ['Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое', 'Шестое', 'Седьмое']
  const now = backend.clock.now()
  await announcing(backend.db, { now }, async (trx, notifier) => {
    for (const title of reported) await notify(trx, { ...text, userId: uid, title }, notifier)
  })

  const { data } = await anna.call(listNotifications, { query: { limit: 10 } })

  expect(data.map(({ title }) => title)).toEqual(reported.toReversed())
})

test('counts the unread, and marks all of them as read at once', async () => {
  await report()
  await report({ userId: null })
  expect(await anna.call(countNotifications, {})).toEqual({ all: 2, unread: 2 })

  expect(await anna.call(markAllNotificationsRead, {})).toEqual({ marked: 2 })

  expect(await anna.call(countNotifications, {})).toEqual({ all: 2, unread: 0 })
  expect(await anna.call(markAllNotificationsRead, {})).toEqual({ marked: 0 })
})

test('a look at one notification leaves it unread', async () => {
  const id = await report()

  expect(await anna.call(viewNotification, { params: { id } })).toMatchObject({ ...text, id })

  expect((await anna.call(countNotifications, {})).unread).toBe(1)
})

test('a new account is not told what was said to everybody before it was there', async () => {
  await report({ userId: null })
  backend.clock.advance(1000)
  const newcomer = createShopper(backend)
  await signUp(newcomer)

  expect(await newcomer.call(countNotifications, {})).toEqual({ all: 0, unread: 0 })
})

test('another account’s notification is neither shown nor marked', async () => {
  const id = await report()
  const stranger = createShopper(backend)
  await signUp(stranger)

  expect((await stranger.refused(viewNotification, { params: { id } })).status).toBe(404)
  expect(await stranger.call(markAllNotificationsRead, {})).toEqual({ marked: 0 })
  expect((await anna.call(countNotifications, {})).unread).toBe(1)
})

test.each(['нет', 'foruser2', '00000000-0000-4000-8000-000000000000'])(
  'the id %j is no notification',
  async id => {
    const refusal = await anna.refused(viewNotification, { params: { id } })

    expect([refusal.status, refusal.message]).toEqual([404, 'Уведомление не найдено'])
  }
)

test('a guest has no list of notifications', async () => {
  const guest = createShopper(backend)
  const refusals = [
    await guest.refused(listNotifications, {}),
    await guest.refused(countNotifications, {}),
    await guest.refused(markAllNotificationsRead, {}),
    await guest.refused(viewNotification, { params: { id: await report() } })
  ]

  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('a notification of a transaction that failed was never there', async () => {
  const { live, now } = backend.deps
  const later: (() => Promise<void> | void)[] = []
  const failing = backend.db.transaction().execute(async trx => {
    await notify(trx, { userId: uid, ...text }, { live, now, afterCommit: run => later.push(run) })
    throw new Error('Нет на складе')
  })

  await expect(failing).rejects.toThrow('Нет на складе')
  expect(await anna.call(countNotifications, {})).toEqual({ all: 0, unread: 0 })
})

test('the demo customer finds what she was told about her orders', async () => {
  await anna.signIn('anna@example.ru', 'penal-anna')

  const { data } = await anna.call(listNotifications, { query: { limit: 50 } })

  expect(data.map(({ title }) => title)).toContain('Начислили 420 бонусов')
  expect(data.some(({ title }) => /^Заказ П-\d+ ждёт вас$/.test(title))).toBe(true)
})
