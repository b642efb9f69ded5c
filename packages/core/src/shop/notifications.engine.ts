import type { NotificationsContext } from '../account/notifications/notifications.ts'
import { notificationsDoor } from '../account/notifications/notifications-commands.ts'
import type { Ground } from '../engine/ground.ts'
import { runActor } from '../store/run-actor.ts'
import { shopLive } from './shop-live.ts'

export function notificationsEngine(ground: Ground, shown: NotificationsContext) {
  const { notifications } = shopLive(ground)
  notifications.send({ type: 'notifications.shown', shown })
  // A page does without the number when it is late.
  const isUncounted = ground.session.getSnapshot().context.signedIn && shown.unread === undefined
  if (isUncounted) notifications.send({ type: 'count.load' })
  return runActor(notifications, notificationsDoor)
}
