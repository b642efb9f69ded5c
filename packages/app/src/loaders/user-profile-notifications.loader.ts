import { notificationListView, notificationsSubject } from '@vitrina/core/account'
import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead
} from '@vitrina/core/contracts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '@vitrina/core/values'

import { stateOf } from './brought-state.ts'
import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader(
  'user-profile-notifications',
  async ({ backend, url }) => {
    const page = pageOf(url)
    const query = { page, limit: ACCOUNT_PAGE_SIZE }
    return ofList(notificationListView(await backend(listNotifications, { query }), page))
  },
  async ({ backend }) => {
    await backend(markAllNotificationsRead, {})
  },
  {
    brings: stateOf(notificationsSubject, async backend => ({
      unread: (await backend(countNotifications, {})).unread
    }))
  }
)
