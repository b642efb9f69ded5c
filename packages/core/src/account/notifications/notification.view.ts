import type { ListedNotification } from '../../entities/notification.ts'
import { routePath } from '../../routes/route-path.ts'
import { formatDay, formatTime } from '../../values/calendar/date-format.ts'
import { type ListView, listView } from '../../values/pagination/list.view.ts'
import { notificationsMessages as messages } from './notifications.messages.ts'
import type { NotificationPage } from './notifications.ts'

/** A notification in words. */
export interface NotificationView {
  readonly id: string
  readonly title: string
  readonly text: string
  /** ISO time. */
  readonly at: string
  /** «2 августа, 14:05» */
  readonly when: string
  readonly href: string
  /** When its page was read. */
  readonly isRead: boolean
}

export const notificationView = (notification: ListedNotification): NotificationView => {
  const { id, title, body, createdAt, isRead } = notification
  return {
    ...{ id, title, text: body, at: createdAt, isRead },
    when: `${formatDay(createdAt)}, ${formatTime(createdAt)}`,
    href: routePath('user-profile-notifications-id', { id })
  }
}

/** Those that nobody has read yet. */
export const newNotifications = (
  notifications: readonly ListedNotification[]
): readonly NotificationView[] =>
  notifications.filter(({ isRead }) => !isRead).map(notificationView)

/** Builds the view of one page of notifications. */
export const notificationListView = (
  answer: NotificationPage,
  page: number
): ListView<NotificationView> =>
  listView(answer, {
    href: routePath('user-profile-notifications'),
    page,
    card: notificationView,
    empty: isPastEnd => (isPastEnd ? nothingHere() : nothingYet())
  })

const nothingYet = () => ({
  title: messages.none,
  text: messages.noneHint,
  note: messages.noneNote
})

const nothingHere = () => ({
  title: messages.noneHere,
  text: messages.noneHereHint,
  action: { title: messages.toAll, href: routePath('user-profile-notifications') }
})
