import { routePath } from '@vitrina/core'
import { notificationsSubject, unreadCount } from '@vitrina/core/account'
import { Badge, Icon, useSubject } from '@vitrina/react-ui'

import { layoutMessages } from './layout.messages.ts'

/** The bell of a member, with how many notifications are new. */
export function NotificationsLink() {
  const unread = useSubject(notificationsSubject, unreadCount)
  return (
    <a
      className="bell"
      href={routePath('user-profile-notifications')}
      aria-label={layoutMessages.unread(unread)}
    >
      <Icon name="bell" />
      {unread > 0 && <Badge named>{unread}</Badge>}
      <span>{layoutMessages.notifications}</span>
    </a>
  )
}
