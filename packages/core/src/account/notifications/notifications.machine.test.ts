import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { ApiError } from '../../platform/api-error.ts'
import { walkGraph } from '../../testing/graph-coverage.ts'
import { settle } from '../../testing/test-shop.ts'
import { createNotificationsMachine, type NotificationsApi } from './notifications.machine.ts'
import { notificationsMessage, unreadCount } from './notifications.selectors.ts'
import { noNotifications } from './notifications.ts'

const item = (id: string, isRead = false) => ({
  id,
  typeCode: 'order',
  title: `Заказ ${id}`,
  body: 'В пути',
  createdAt: '2026-01-01T00:00:00.000Z',
  isRead
})

const page = (ids: readonly string[], number: number, pages = 2) => ({
  data: ids.map(id => item(id)),
  meta: { page: number, limit: 2, total: 4, pages }
})

const api: NotificationsApi = {
  list: async number => (number === 1 ? page(['4', '3'], 1) : page(['3', '2', '1'], 2)),
  countUnread: async () => 3,
  markRead: async () => undefined
}

test('every state of the notifications is reached', () => {
  const error = new Error('Нет сети')
  const { states, transitions, missed } = walkGraph(createNotificationsMachine(api), {
    events: [
      { type: 'count.load' },
      { type: 'list.load' },
      { type: 'list.more' },
      { type: 'all.markRead' },
      { type: 'notification.markRead', id: '4' },
      { type: 'unread.heard', unread: 2 },
      { type: 'notifications.shown', shown: { ...noNotifications(), unread: 3, intents: ['3'] } },
      { type: 'list.forget' },
      { type: 'notification.arrived', notification: item('5') },
      { type: 'xstate.done.actor.list', output: page(['4'], 1, 1) },
      { type: 'xstate.done.actor.count', output: 3 },
      { type: 'xstate.done.actor.mark', output: undefined },
      { type: 'xstate.error.actor.list', error },
      { type: 'xstate.error.actor.count', error },
      { type: 'xstate.error.actor.mark', error }
    ],
    contextKey: ({ items, page, pages, unread, intents }) => [
      ...[items.length, page < pages, unread === 0],
      intents.length > 0
    ],
    check: ({ context }) => {
      const ids = context.items.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

async function open(change: Partial<NotificationsApi> = {}) {
  const actor = createActor(createNotificationsMachine({ ...api, ...change })).start()
  actor.send({ type: 'list.load' })
  await settle()
  const context = () => actor.getSnapshot().context
  return { actor, context, ids: () => context().items.map(({ id }) => id) }
}

test('one that comes while pages are read stands there once', async () => {
  const { actor, ids, context } = await open()
  expect([ids(), unreadCount(context())]).toEqual([['4', '3'], 3])
  expect(context().page < context().pages).toBe(true)

  actor.send({ type: 'notification.arrived', notification: item('5') })
  actor.send({ type: 'notification.arrived', notification: item('5') })
  actor.send({ type: 'list.more' })
  await settle()
  actor.send({ type: 'list.more' })
  await settle()

  expect(ids()).toEqual(['5', '4', '3', '2', '1'])
  expect(context().page < context().pages).toBe(false)
})

test('«прочитать все» leaves nothing unread', async () => {
  const { actor, context } = await open()

  actor.send({ type: 'all.markRead' })
  await settle()

  expect(context().items.every(({ isRead }) => isRead)).toBe(true)
  expect(unreadCount(context())).toBe(0)
})

test('a failure is told in words, and the list stays', async () => {
  const { actor, context, ids } = await open({
    markRead: async () => {
      throw new ApiError({ status: 500 })
    }
  })

  actor.send({ type: 'all.markRead' })
  await settle()

  expect(notificationsMessage(context())).toBe('Произошла ошибка сервера')
  expect(ids()).toEqual(['4', '3'])
})

test('another account begins with nothing', async () => {
  const { actor, context } = await open()

  actor.send({ type: 'list.forget' })

  expect([context().items, context().unread]).toEqual([[], undefined])
})
