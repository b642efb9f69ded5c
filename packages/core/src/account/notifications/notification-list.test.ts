import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { ApiError } from '../../platform/api-error.ts'
import { settle } from '../../testing/test-shop.ts'
import { createNotificationsMachine, type NotificationsApi } from './notifications.machine.ts'
import { isRead, notificationsMessage, unreadCount } from './notifications.selectors.ts'
import {
  type NotificationPage,
  type NotificationsContext,
  notificationsSubject,
  unreadNews
} from './notifications.ts'

const item = (id: string) => ({
  id,
  typeCode: 'bonus',
  title: 'Начислены бонусы',
  body: `За заказ П-${id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
  isRead: false
})

const page = (ids: readonly string[], number: number, pages: number): NotificationPage => ({
  data: ids.map(item),
  meta: { page: number, limit: 2, total: pages * 2, pages }
})

/** An account with three pages; `asked` tells the pages and the counts that were asked for. */
function open(change: Partial<NotificationsApi> = {}) {
  const asked: (number | string)[] = []
  const actor = createActor(
    createNotificationsMachine({
      async list(number) {
        asked.push(number)
        return page([`${number}-1`, `${number}-2`], number, 3)
      },
      async countUnread() {
        asked.push('count')
        return 4
      },
      markRead: async () => undefined,
      ...change
    })
  ).start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    asked,
    context,
    ids: () => context().items.map(({ id }) => id),
    async send(...types: ('list.load' | 'list.more' | 'all.markRead' | 'count.load')[]) {
      for (const type of types) {
        actor.send({ type })
        await settle()
      }
    }
  }
}

test('before anything was read there is nothing to tell, and one page to hope for', () => {
  const { context } = open()

  expect(unreadCount(context())).toBe(0)
  expect(notificationsMessage(context())).toBe('')
  expect(context().page < context().pages).toBe(true)
})

test('pages are asked for one after another, and no more of them than there are', async () => {
  const { send, asked, ids } = open()

  await send('list.load', 'list.more', 'list.more', 'list.more', 'list.more')

  expect(asked).toEqual([1, 'count', 2, 'count', 3, 'count'])
  expect(ids()).toEqual(['1-1', '1-2', '2-1', '2-2', '3-1', '3-2'])
})

test('opened again, the list begins at its first page and holds nothing twice', async () => {
  const { send, asked, ids } = open()
  await send('list.load', 'list.more')

  await send('list.load')

  expect(asked.filter(what => what !== 'count')).toEqual([1, 2, 1])
  expect(ids()).toEqual(['1-1', '1-2'])
})

test('two clicks on «ещё» are one page', async () => {
  const { actor, send, asked } = open()
  await send('list.load')

  actor.send({ type: 'list.more' })
  actor.send({ type: 'list.more' })
  await settle()

  expect(asked.filter(what => what === 2)).toHaveLength(1)
})

test('a count that failed leaves the badge as it was, without a word', async () => {
  let isDown = false
  const { send, context } = open({
    async countUnread() {
      if (isDown) throw new ApiError({ status: 503, retryable: true })
      return 4
    }
  })
  await send('count.load')
  isDown = true

  await send('count.load')

  expect([unreadCount(context()), notificationsMessage(context())]).toEqual([4, ''])
})

test.each<[string, unknown, string]>([
  [
    'the server’s own words',
    new ApiError({ status: 403, message: 'Войдите снова' }),
    'Войдите снова'
  ],
  ['the common words', new TypeError('fetch failed'), 'Произошла ошибка сервера']
])(
  'a page that was not given is told in %s, and the next try clears them',
  async (_, error, text) => {
    let isDown = false
    const { send, context, ids } = open({
      async list(number) {
        if (isDown) throw error
        return page([`${number}-1`], number, 3)
      }
    })
    await send('list.load')
    isDown = true
    await send('list.more')
    expect([notificationsMessage(context()), ids()]).toEqual([text, ['1-1']])
    isDown = false

    await send('list.more')

    expect([notificationsMessage(context()), ids()]).toEqual(['', ['1-1', '2-1']])
  }
)

test('what comes live stands first and is read, before the list was ever opened too', async () => {
  const { actor, send, ids, context } = open()
  actor.send({ type: 'notification.arrived', notification: item('live') })
  expect(context().items).toEqual([{ ...item('live'), isRead: true }])
  await send('list.load')

  actor.send({ type: 'notification.arrived', notification: item('1-2') })

  expect(ids(), 'the server’s first page has the last word').toEqual(['1-1', '1-2'])
  expect(unreadCount(context())).toBe(4)
})

test('a page that comes after its account has gone is not shown', async () => {
  const signals: AbortSignal[] = []
  let answer: (page: NotificationPage) => void = () => undefined
  const { actor, context } = open({
    list: (_, signal) => {
      signals.push(signal)
      return new Promise(done => {
        answer = done
      })
    }
  })
  actor.send({ type: 'list.load' })

  actor.send({ type: 'list.forget' })
  answer(page(['чужое'], 1, 1))
  await settle()

  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(context().items).toEqual([])
})

test('«прочитать все» that failed leaves the marks, and works when asked again', async () => {
  let isDown = true
  const { send, context } = open({
    async markRead() {
      if (isDown) throw new ApiError({ retryable: true })
    }
  })
  await send('list.load', 'all.markRead')
  const reads = () => context().items.map(({ isRead }) => isRead)
  expect([reads(), unreadCount(context())]).toEqual([[false, false], 4])
  isDown = false

  await send('all.markRead')

  expect([reads(), unreadCount(context())]).toEqual([[true, true], 0])
  expect(notificationsMessage(context())).toBe('')
})

test('the state is plain JSON', async () => {
  const { send, context } = open()
  await send('list.load')

  const copy: NotificationsContext = JSON.parse(JSON.stringify(context()))

  expect(copy).toEqual({ ...context(), failure: copy.failure })
})

test('one that is read is told once, shown at once and counted off', async () => {
  const reported: string[] = []
  const { actor, send, context } = open({
    async markRead(intent) {
      reported.push(intent)
    }
  })
  await send('list.load')

  actor.send({ type: 'notification.markRead', id: '1-2' })
  expect(unreadCount(context())).toBe(3)
  expect(isRead(context(), item('1-2'))).toBe(true)
  actor.send({ type: 'notification.markRead', id: '1-2' })
  await settle()

  expect(reported).toEqual(['1-2'])
  expect([unreadCount(context()), context().intents]).toEqual([3, []])
  expect(isRead(context(), item('1-2'))).toBe(true)
  expect(isRead(context(), item('1-1'))).toBe(false)
})

test('what was wished on the page before the shop came is told by the shop', async () => {
  const reported: string[] = []
  const { actor, context } = open({
    async markRead(intent) {
      reported.push(intent)
    }
  })
  const shown = notificationsSubject.after(
    notificationsSubject.start({ unread: 4 }),
    { type: 'all.markRead' },
    'id'
  )
  expect([unreadCount(shown), notificationsSubject.needsShop?.(shown)]).toEqual([0, true])

  actor.send({ type: 'notifications.shown', shown })
  await settle()

  expect(reported).toEqual(['all'])
  expect(isRead(context(), item('1-1'))).toBe(true)
})

test('another tab’s number is taken as it is, and nothing that is none', () => {
  const start = notificationsSubject.start({ unread: 4 })

  expect(notificationsSubject.receive?.(start, unreadNews(1)).unread).toBe(1)
  expect(notificationsSubject.receive?.(start, { type: 'notifications.unread', unread: -1 })).toBe(
    start
  )
  expect(notificationsSubject.receive?.(start, { type: 'favorites.listed' })).toBe(start)
})
