import { routePath } from '@vitrina/core'
import {
  isRead,
  type NotificationView,
  notificationsSubject,
  notificationsMessages as words
} from '@vitrina/core/account'
import { useEffect } from 'react'
import { useShop } from '../../binding/shop-context.tsx'
import { Button } from '../../kit/button/button.tsx'
import { notificationStyle } from './notification-list.styles.ts'

/** Shows one notification by itself, and marks it as read: whoever has opened it has read it. */
export function Notification({ card }: { readonly card: NotificationView }) {
  const shop = useShop()
  const { id, text, at, when } = card

  useEffect(() => {
    if (!isRead(shop.get(notificationsSubject), card)) {
      shop.send(notificationsSubject, { type: 'notification.markRead', id })
    }
  }, [shop, id])

  return (
    <article className={notificationStyle()}>
      <time dateTime={at}>{when}</time>
      <p>{text}</p>
      <Button variant="line" href={routePath('user-profile-notifications')}>
        {words.toAll}
      </Button>
    </article>
  )
}
