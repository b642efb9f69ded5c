import { routePath } from '@vitrina/core'
import { badgeCount } from '@vitrina/core/basket'
import { isSignedIn, sessionProfile } from '@vitrina/core/session'
import { Badge, Icon, useBasket, useSession } from '@vitrina/react-ui'

/** What is the visitor's own: the basket and the account. */
export const Actions = () => (
  <nav className="acts" aria-label="Личное">
    <BasketLink />
    <AccountLink />
  </nav>
)

function BasketLink() {
  const count = useBasket(badgeCount)
  return (
    <a href={routePath('cart')} aria-label={`Корзина, товаров: ${count}`}>
      <Icon name="shopping-bag" />
      {count > 0 && <Badge named>{count}</Badge>}
      <span>Корзина</span>
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
