import { notificationView } from '@vitrina/core/account'
import { viewNotification } from '@vitrina/core/contracts'

import { defineLoader } from './define-loader.ts'

export const loader = defineLoader(
  'user-profile-notifications-id',
  async ({ backend, params, path }) => {
    const card = notificationView(await backend(viewNotification, { params }))
    const { title } = card
    return { data: { card }, trail: [{ title, path }], head: { title } }
  }
)
