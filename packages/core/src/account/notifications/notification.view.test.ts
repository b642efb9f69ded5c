import { expect, test } from 'vitest'

import { newNotifications, notificationListView, notificationView } from './notification.view.ts'

const notification = {
  id: 'n-1',
  typeCode: 'order',
  title: 'Заказ П-100002 в пути',
  body: 'Привезём завтра',
  createdAt: '2026-08-02T11:05:00.000Z',
  isRead: false
}
const meta = { page: 1, pages: 2, limit: 10, total: 11 }

test('a notification tells when it came and leads to its own page', () => {
  expect(notificationView(notification)).toEqual({
    id: 'n-1',
    title: 'Заказ П-100002 в пути',
    text: 'Привезём завтра',
    at: '2026-08-02T11:05:00.000Z',
    when: '2 августа, 14:05',
    href: '/user/profile/notifications/n-1',
    isRead: false
  })
})

test('new are those that nobody has read yet', () => {
  const read = { ...notification, id: 'n-2', isRead: true }

  expect(newNotifications([read, notification]).map(({ id }) => id)).toEqual(['n-1'])
})

test('an account without notifications is told what will stand there, a page past the end where they are', () => {
  const none = { data: [], meta: { ...meta, pages: 0 } }

  expect(notificationListView(none, 1).empty?.title).toBe('Уведомлений пока нет')
  expect(notificationListView({ data: [], meta }, 7)).toMatchObject({
    isPastEnd: true,
    empty: { action: { href: '/user/profile/notifications' } }
  })
})
