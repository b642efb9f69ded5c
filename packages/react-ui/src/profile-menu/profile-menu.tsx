import { routePath } from '@vitrina/core'
import { EVERY_STATUS } from '@vitrina/core/orders'
import { type RouteName } from '@vitrina/core/routes'

import { Icon, type IconName } from '../kit/icon/icon.tsx'
import { profileMenuStyle } from './profile-menu.styles.ts'
import { SignOut } from './sign-out.tsx'

interface ProfileMenuProps {
  /** The page that shows it. */
  route: RouteName
  /** How many orders the visitor has; undefined until it is known. */
  orders?: number | undefined
}

interface MenuLink {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly routes: readonly RouteName[]
}

const links: readonly MenuLink[] = [
  {
    href: routePath('user-profile'),
    icon: 'home',
    title: 'Обзор',
    routes: ['user-profile']
  },
  {
    href: routePath('user-profile-order-status', { status: EVERY_STATUS }),
    icon: 'package',
    title: 'Заказы',
    routes: ['user-profile-order-status', 'user-profile-order-detail-id']
  },
  {
    href: routePath('user-profile-personal'),
    icon: 'user',
    title: 'Личные данные',
    routes: ['user-profile-personal']
  },
  {
    href: routePath('user-profile-password'),
    icon: 'lock',
    title: 'Смена пароля',
    routes: ['user-profile-password']
  }
]

/** The sections of the account and the way out of it. */
export const ProfileMenu = ({ route, orders }: ProfileMenuProps) => (
  <nav className={profileMenuStyle()} aria-label="Личный кабинет">
    {links.map(({ href, icon, title, routes }) => (
      <a key={href} href={href} aria-current={routes.includes(route) ? 'page' : undefined}>
        <Icon name={icon} />
        <span className="grow">{title}</span>
        {icon === 'package' && orders !== undefined && <span className="count num">{orders}</span>}
      </a>
    ))}
    <SignOut />
  </nav>
)
