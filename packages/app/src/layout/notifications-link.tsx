import { routePath } from '@vitrina/core'
import { notificationsSubject, unreadCount } from '@vitrina/core/notifications'
import { Badge, Icon, useSubject } from '@vitrina/react-ui'

/** The bell of a member, with how many notifications are new. */
export function NotificationsLink() {
  const unread = useSubject(notificationsSubject, unreadCount)
  return (
    <a
      className="bell"
      href={routePath('user-profile-notifications')}
      aria-label={`Уведомления, новых: ${unread}`}
    >
      <Icon name="bell" />
      {unread > 0 && <Badge named>{unread}</Badge>}
      <span>Уведомления</span>
    </a>
  )
}
