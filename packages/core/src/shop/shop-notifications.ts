import type {
  NotificationsActor,
  NotificationsApi
} from '../account/notifications/notifications.machine.ts'
import { notificationsMessages } from '../account/notifications/notifications.messages.ts'
import { EVERY_NOTIFICATION } from '../account/notifications/notifications.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead
} from '../contracts/notifications.ts'
import type { LiveActor } from '../live/live.machine.ts'
import { isLiveOpen } from '../live/live.selectors.ts'
import { createReadReports, type ReadReports } from '../live/read-reports.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { SessionActor } from '../session/session.machine.ts'

/** The server has heard of the marks by then. */
const COUNT_AFTER_MS = 1000

/** Marks as read over the live connection, in the member's name. */
export const readReports = (
  { platform, session }: { readonly platform: Platform; readonly session: SessionActor },
  live: LiveActor
) =>
  createReadReports({
    clock: platform.clock,
    log: platform.log,
    uid: () => session.getSnapshot().context.profile?.uid,
    isOpen: () => isLiveOpen(live.getSnapshot()),
    send: report => live.send({ type: 'read.report', report })
  })

/** What came live is read by now: a badge that is shown counts again, once for many. */
export function countLater({
  platform,
  notifications
}: {
  readonly platform: Pick<Platform, 'clock'>
  readonly notifications: NotificationsActor
}) {
  const { clock } = platform
  let waiting: ReturnType<typeof clock.setTimeout> | undefined
  const stop = () => {
    if (waiting !== undefined) clock.clearTimeout(waiting)
  }
  return {
    stop,
    begin() {
      stop()
      if (notifications.getSnapshot().context.unread === undefined) return
      waiting = clock.setTimeout(() => notifications.send({ type: 'count.load' }), COUNT_AFTER_MS)
    }
  }
}

/** The calls of the notifications: one is marked over the live connection, all by a call. */
export const notificationsApi = (api: EndpointCall, reports: ReadReports): NotificationsApi => ({
  list: (page, signal) => api(listNotifications, { query: { page } }, signal),
  countUnread: async signal => (await api(countNotifications, {}, signal)).unread,
  async markRead(intent, signal) {
    if (intent === EVERY_NOTIFICATION) await api(markAllNotificationsRead, {}, signal)
    else if (!(await reports.add(intent)))
      throw new ApiError({ message: notificationsMessages.notMarked, retryable: true })
  }
})
