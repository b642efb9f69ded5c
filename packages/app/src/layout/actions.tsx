import { routePath } from '@vitrina/core'
import { notificationsSubject, unreadCount } from '@vitrina/core/notifications'
import { isSignedIn, sessionProfile } from '@vitrina/core/session'
import { Badge, Icon, useSession, useSubject } from '@vitrina/react-ui'

import { useComparePlace, useCountedPlaces } from './places.ts'

/** What is the visitor's own: what was gathered, and the account. */
export const Actions = () => (
  <nav className="acts" aria-label="Личное">
    {[useComparePlace(), ...useCountedPlaces()].map(({ href, icon, title, count }) => (
      <a key={href} href={href} aria-label={`${title}, товаров: ${count}`}>
        <Icon name={icon} />
        {count > 0 && <Badge named>{count}</Badge>}
        <span>{title}</span>
      </a>
    ))}
    {useSession(isSignedIn) && <NotificationsLink />}
    <AccountLink />
  </nav>
)

function NotificationsLink() {
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

function AccountLink() {
  const signedIn = useSession(isSignedIn)
  const name = useSession(session => firstName(sessionProfile(session)?.fio))
  const path = signedIn ? routePath('user-profile') : routePath('user-signin')
  const label = signedIn ? name || 'Профиль' : 'Войти'
  return (
    <a href={path} aria-label={signedIn ? `Личный кабинет: ${label}` : label}>
      <Icon name="user" />
      <span>{label}</span>
    </a>
  )
}

/** «Иванова Анна Петровна» → «Анна». */
const firstName = (fio = '') => fio.split(' ')[1] ?? fio
