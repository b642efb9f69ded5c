import type { UserRole } from '../entities/profile.ts'
import { ownLists } from '../lists/own-lists/own-lists.ts'
import { EVERY_STATUS } from '../orders/status-list/status-list.ts'
import { routePath } from '../routes/route-path.ts'
import { type RouteName, routeOf } from '../routes/routes.ts'
import { isWholesale } from '../session/roles.ts'
import { accountMenuMessages as messages } from './account-menu.messages.ts'

const section = <Icon extends string>(
  route: RouteName,
  icon: Icon,
  title: string,
  href: string = routeOf(route).path
) => ({ route, icon, title, href })

const everyOrder = routePath('user-profile-order-status', { status: EVERY_STATUS })

const everyBlank = routePath('user-profile-blank-status', { status: EVERY_STATUS })

const sections = () => [
  section('user-profile', 'home', messages.overview),
  section('user-profile-order-status', 'package', messages.orders, everyOrder),
  section('fast-order', 'list', messages.fastOrder),
  section('user-profile-baskets', 'shopping-bag', messages.baskets),
  section('user-profile-blank-status', 'clock', messages.blanks, everyBlank),
  section('user-bonus', 'coin', messages.bonuses),
  section('wholesale', 'school', messages.wholesale),
  ...ownLists
    .filter(({ isInAccount }) => isInAccount)
    .map(({ route, icon, title }) => section(route, icon, title())),
  section('user-profile-reviews', 'star', messages.reviews),
  section('user-profile-notifications', 'bell', messages.notifications),
  section('user-profile-addresses', 'map-pin', messages.addresses),
  section('user-profile-subscription', 'mail', messages.mailing),
  section('user-profile-personal', 'user', messages.personal),
  section('user-profile-password', 'lock', messages.password),
  section('user-profile-devices', 'login', messages.devices)
]

/**
 * The sections of the account in their order; what only wholesale buyers look for is theirs alone.
 * A page right below a section belongs to it: an order to the orders.
 */
export function accountMenu(shown: RouteName, roles: readonly UserRole[]) {
  const hidden = isWholesale({ roles }) ? undefined : 'wholesale'
  const { above } = routeOf(shown)
  return sections()
    .filter(({ route }) => route !== hidden)
    .map(entry => ({ ...entry, isCurrent: entry.route === shown || entry.href === above }))
}
