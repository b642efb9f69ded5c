import { routePath } from '@vitrina/core'
import { badgeCount } from '@vitrina/core/basket'
import { isSignedIn } from '@vitrina/core/session'
import { Badge, Icon, type IconName, useBasket, useSession } from '@vitrina/react-ui'

import { useUrl } from '../routing/router.tsx'
import { bottomBarStyle } from './bottom-bar.styles.ts'

/** The four places of the shop under a thumb; on wide screens it is not there. */
export function BottomBar() {
  const count = useBasket(badgeCount)
  const account = useSession(isSignedIn) ? routePath('user-profile') : routePath('user-signin')
  return (
    <nav className={bottomBarStyle()} aria-label="Основная навигация">
      <Place href={routePath('home')} icon="home" title="Главная" />
      <Place href={routePath('catalog')} icon="layout-grid" title="Каталог" />
      <Place href={routePath('cart')} icon="shopping-bag" title="Корзина" count={count} />
      <Place href={account} icon="user" title="Профиль" />
    </nav>
  )
}

interface PlaceProps {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly count?: number
}

function Place({ href, icon, title, count = 0 }: PlaceProps) {
  const path = useUrl().split('?', 1)[0] ?? ''
  const isHere = href === '/' ? path === '/' : path.startsWith(href)
  return (
    <a
      href={href}
      aria-current={isHere ? 'page' : undefined}
      aria-label={count > 0 ? `${title}, товаров: ${count}` : undefined}
    >
      <Icon name={icon} />
      {count > 0 && <Badge named>{count}</Badge>}
      <span>{title}</span>
    </a>
  )
}
