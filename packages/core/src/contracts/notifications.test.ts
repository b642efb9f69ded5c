import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import { notificationSocketPath } from './notification-socket.ts'
import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead,
  pushedNotification,
  readReport,
  viewNotification
} from './notifications.ts'

const FORUSER = '/notifications/v1/notification/foruser'

test.each<AskedRow>([
  [
    'notifications are listed by page',
    `GET ${FORUSER}?page=1&limit=10`,
    api => api(listNotifications, { query: { page: 1, limit: 10 } })
  ],
  ['notifications are counted', `GET ${FORUSER}/count`, api => api(countNotifications, {})],
  [
    'all notifications are marked as read',
    'POST /notifications/v1/mark-all-read',
    api => api(markAllNotificationsRead, {})
  ],
  [
    'one notification is looked at',
    'GET /notifications/v1/notification/n-7',
    api => api(viewNotification, { params: { id: 'n-7' } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('the live connection has the address of §7', () => {
  expect(notificationSocketPath).toBe('/notifications/v1/notification/subscribe')
})

const report = { uid: 'u-1', notifyIDs: ['n-7', 'n-8'] }
const pushed = {
  id: 'n-7',
  typeCode: 'order',
  title: 'Заказ № 1024 собран',
  body: 'Его можно забрать сегодня до 21:00',
  createdAt: '2026-11-21T10:00:00.000Z'
}
const names = (length: number) => Array.from({ length }, (_, place) => String(place))

test.each<InputRow>([
  ['the client reports uid and notifyIDs', readReport, report, []],
  ['a report without ids is refused', readReport, { uid: 'u-1' }, ['notifyIDs']],
  ['a report of a nameless visitor is refused', readReport, { notifyIDs: [] }, ['uid']],
  ['ids of a report are texts', readReport, { uid: 'u-1', notifyIDs: [7] }, ['notifyIDs.0']],
  ['200 are read at once', readReport, { uid: 'u-1', notifyIDs: names(200) }, []],
  ['201 are not', readReport, { uid: 'u-1', notifyIDs: names(201) }, ['notifyIDs']],
  ['the server pushes a whole notification', pushedNotification, pushed, []],
  [
    'a heartbeat is no notification',
    pushedNotification,
    { typeCode: 'ping' },
    ['id', 'title', 'body', 'createdAt']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  [`GET ${FORUSER}: data.0.isRead`, undefined, listNotifications],
  [`GET ${FORUSER}/count: unread`, '3', countNotifications],
  ['POST /notifications/v1/mark-all-read: marked', undefined, markAllNotificationsRead],
  ['GET /notifications/v1/notification/{id}: createdAt', 1_700_000_000, viewNotification]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})
