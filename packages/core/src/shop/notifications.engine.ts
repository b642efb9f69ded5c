import type { NotificationsContext } from '../account/notifications/notifications.ts'
import { notificationsSchema } from '../account/notifications/notifications-commands.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { runActor } from '../store/run-actor.ts'
import { shopLive } from './shop-live.ts'

export function notificationsEngine(context: EngineContext, shown: NotificationsContext) {
  const { notifications } = shopLive(context)
  notifications.send({ type: 'notifications.shown', shown })
  // A page does without the number when it is late.
  const isUncounted = context.session.getSnapshot().context.signedIn && shown.unread === undefined
  if (isUncounted) notifications.send({ type: 'count.load' })
  return runActor(notifications, notificationsSchema)
}
