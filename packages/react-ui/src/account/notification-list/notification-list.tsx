import {
  hasNew,
  isRead,
  type NotificationView,
  notificationsMessage,
  notificationsSubject,
  unreadCount,
  unreadWords,
  notificationsMessages as words
} from '@vitrina/core/account'
import type { ListView } from '@vitrina/core/values'
import type { FormEvent } from 'react'
import { usePostMethod, useShop, useSubject } from '../../binding/shop-context.tsx'
import { List } from '../../catalog/list/list.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { notificationListMessages } from './notification-list.messages.ts'
import { notificationListStyle } from './notification-list.styles.ts'

interface NotificationListProps {
  readonly list: ListView<NotificationView>
}

/**
 * Lists the notifications of the account, page by page; the new ones stand out until they are read,
 * one by one or all at once. `list` comes from the page `user-profile-notifications`.
 */
export const NotificationList = ({ list }: NotificationListProps) => (
  <section className={notificationListStyle()} aria-label={notificationListMessages.title}>
    {list.cards.length > 0 && <ReadAll />}
    <List list={list}>
      {cards => (
        <ul>
          {cards.map(card => (
            <Row key={card.id} card={card} />
          ))}
        </ul>
      )}
    </List>
  </section>
)

interface NewNotificationsProps {
  readonly cards: readonly NotificationView[]
}

/**
 * Shows what came since the last visit, on the first page of the account; draws nothing once all of
 * it is read.
 */
export function NewNotifications({ cards }: NewNotificationsProps) {
  const isNew = useSubject(notificationsSubject, context => hasNew(context, cards))
  if (!isNew) return null
  return (
    <section className={notificationListStyle()}>
      <h2>{words.newOnes}</h2>
      <ul>
        {cards.map(card => (
          <Row key={card.id} card={card} level={3} />
        ))}
      </ul>
    </section>
  )
}

function ReadAll() {
  const shop = useShop()
  const unread = useSubject(notificationsSubject, unreadCount)
  const failure = useSubject(notificationsSubject, notificationsMessage)

  function markAll(event: FormEvent) {
    event.preventDefault()
    shop.send(notificationsSubject, { type: 'all.markRead' })
  }

  return (
    <form className="bar" method={usePostMethod()} data-live onSubmit={markAll}>
      <span role="status">{useSubject(notificationsSubject, unreadWords)}</span>
      {unread > 0 && (
        <Button size="s" variant="soft">
          {words.markAll}
        </Button>
      )}
      {failure && <FormMessage>{failure}</FormMessage>}
    </form>
  )
}

interface RowProps {
  readonly card: NotificationView
  /** Of its heading in the page. */
  readonly level?: 2 | 3
}

function Row({ card, level = 2 }: RowProps) {
  const Heading = `h${level}` as const
  const shop = useShop()
  const wasRead = useSubject(notificationsSubject, context => isRead(context, card))
  const { id, title, text, at, when, href } = card
  return (
    <li data-new={!wasRead || undefined}>
      <Heading>
        <a href={href}>{title}</a>
        {!wasRead && <span className="vh">{notificationListMessages.unread}</span>}
      </Heading>
      <time dateTime={at}>{when}</time>
      <p>{text}</p>
      {!wasRead && (
        <button
          type="button"
          className="link sm"
          data-live
          aria-label={`${words.markOne}: ${title}`}
          onClick={() => shop.send(notificationsSubject, { type: 'notification.markRead', id })}
        >
          {words.markOne}
        </button>
      )}
    </li>
  )
}
