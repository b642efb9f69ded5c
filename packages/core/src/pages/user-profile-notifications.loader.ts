import {
  notificationListView,
  notificationView
} from '../account/notifications/notification.view.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  viewNotification
} from '../contracts/notifications.ts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '../values/pagination/pagination.ts'
import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const notifications = defineLoader(
  'user-profile-notifications',
  async ({ backend, url }) => {
    const page = pageOf(url)
    const query = { page, limit: ACCOUNT_PAGE_SIZE }
    return ofList(notificationListView(await backend(listNotifications, { query }), page))
  },
  async ({ backend }) => {
    await backend(markAllNotificationsRead, {})
  }
)

export const notification = defineLoader(
  'user-profile-notifications-id',
  async ({ backend, params, path }) => {
    const card = notificationView(await backend(viewNotification, { params }))
    const { title } = card
    return { data: { card }, trail: [{ title, path }], head: { title } }
  }
)
