import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { listedNotification, notification } from '../entities/notification.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { id } from './id.ts'

/** The account's own notifications and those for everybody, the newest first. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/v1/notification/foruser',
  signedIn: true,
  query: pagingQuery,
  response: z.object({ data: z.array(listedNotification), meta: pagingMeta })
})

export const countNotifications = endpoint({
  method: 'GET',
  path: '/notifications/v1/notification/foruser/count',
  signedIn: true,
  response: z.object({ all: z.number(), unread: z.number() })
})

/** `marked`: how many were unread until now. */
export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/v1/mark-all-read',
  signedIn: true,
  response: z.object({ marked: z.number() })
})

/** Looking at one does not mark it as read. */
export const viewNotification = endpoint({
  method: 'GET',
  path: '/notifications/v1/notification/{id}',
  signedIn: true,
  response: listedNotification
})

/** Schema of a pushed notification. A message without an id is a heartbeat. */
export const pushedNotification = notification

/** Schema of the client's report that notifications were handled. */
export const readReport = z.object({
  uid: id,
  notifyIDs: z.array(id).check(z.maxLength(200))
})
