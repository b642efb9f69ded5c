import { routePath } from '@vitrina/core'
import { ownLists } from '@vitrina/core/own-lists'
import { type RouteName, routeOf } from '@vitrina/core/routes'
import { EVERY_STATUS } from '@vitrina/core/status-list'
import { isWholesale } from '@vitrina/core/wholesale'
import { useEffect, useRef } from 'react'

import { Icon, type IconName } from '../kit/icon/icon.tsx'
import { useSession } from '../shop/shop-context.tsx'
import { profileMenuMessages } from './profile-menu.messages.ts'
import { profileMenuStyle } from './profile-menu.styles.ts'
import { SignOut } from './sign-out.tsx'

/** How much there is behind an entry of the menu, by its route; what is not known is left out. */
export type SectionCounts = Readonly<Record<string, number>>

interface ProfileMenuProps {
  /** The page that shows it. */
  route: RouteName
  counts: SectionCounts
}

const section = (
  route: RouteName,
  icon: IconName,
  title: string,
  href: string = routeOf(route).path
) => ({ route, icon, title, href })

const everyOrder = routePath('user-profile-order-status', { status: EVERY_STATUS })

const everyBlank = routePath('user-profile-blank-status', { status: EVERY_STATUS })

/** The sections of the account in their order; `frame.loader.ts` counts what is behind them. */
const sections = () => [
  section('user-profile', 'home', profileMenuMessages.overview),
  section('user-profile-order-status', 'package', profileMenuMessages.orders, everyOrder),
  section('fast-order', 'list', profileMenuMessages.fastOrder),
  section('user-profile-baskets', 'shopping-bag', profileMenuMessages.baskets),
  section('user-profile-blank-status', 'clock', profileMenuMessages.blanks, everyBlank),
  section('user-bonus', 'coin', profileMenuMessages.bonuses),
  section('wholesale', 'school', profileMenuMessages.wholesale),
  ...ownLists
    .filter(({ isInAccount }) => isInAccount)
    .map(({ route, icon, title }) => section(route, icon, title())),
  section('user-profile-reviews', 'star', profileMenuMessages.reviews),
  section('user-profile-notifications', 'bell', profileMenuMessages.notifications),
  section('user-profile-addresses', 'map-pin', profileMenuMessages.addresses),
  section('user-profile-subscription', 'mail', profileMenuMessages.mailing),
  section('user-profile-personal', 'user', profileMenuMessages.personal),
  section('user-profile-password', 'lock', profileMenuMessages.password),
  section('user-profile-devices', 'login', profileMenuMessages.devices)
]

/** What only wholesale buyers look for. */
function useSections() {
  const roles = useSession(session => session.roles)
  const hidden = isWholesale({ roles }) ? undefined : 'wholesale'
  return sections().filter(({ route }) => route !== hidden)
}

/** Pixels of the entry before the current one that stay in sight. */
const PEEK = 48

/** The sections of the account and the way out of it. */
export function ProfileMenu({ route, counts }: ProfileMenuProps) {
  const nav = useRef<HTMLElement>(null)

  // On a phone the menu is a row, and the current section may lie behind its end.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft - PEEK
  }, [route])

  return (
    <nav ref={nav} className={profileMenuStyle()} aria-label={profileMenuMessages.title}>
      {useSections().map(({ route: own, href, icon, title }) => (
        <a key={own} href={href} aria-current={isIn(own, href, route) ? 'page' : undefined}>
          <Icon name={icon} />
          <span className="grow">{title}</span>
          {(counts[own] ?? 0) > 0 && <span className="count num">{counts[own]}</span>}
        </a>
      ))}
      <SignOut />
    </nav>
  )
}

/** A page right below a section belongs to it: an order to the orders. */
const isIn = (section: RouteName, href: string, shown: RouteName) =>
  section === shown || routeOf(shown).above === href
