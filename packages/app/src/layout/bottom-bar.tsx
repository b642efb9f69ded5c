import { isWithinPage, routePath } from '@vitrina/core'
import { accountPath } from '@vitrina/core/account'
import { Badge, Icon, type IconName, useSession } from '@vitrina/react-ui'
import { useLocation } from 'wouter'

import { bottomBarStyle } from './bottom-bar.styles.ts'
import { layoutMessages } from './layout.messages.ts'
import { type Place as CountedPlace, places, usePlace } from './places.ts'

/** The places of the shop under a thumb; on wide screens it is not there. */
export function BottomBar() {
  const account = useSession(accountPath)
  return (
    <nav className={bottomBarStyle()} aria-label={layoutMessages.navigation}>
      <Place href={routePath('home')} icon="home" title={layoutMessages.home} />
      <Place href={routePath('catalog')} icon="layout-grid" title={layoutMessages.catalog} />
      {places
        .filter(({ isInAccount }) => isInAccount)
        .map(place => (
          <Counted key={place.route} place={place} />
        ))}
      <Place href={account} icon="user" title={layoutMessages.profile} />
    </nav>
  )
}

const Counted = ({ place }: { readonly place: CountedPlace }) => <Place {...usePlace(place)} />

interface PlaceProps {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly count?: number
}

function Place({ href, icon, title, count = 0 }: PlaceProps) {
  const [path] = useLocation()
  return (
    <a
      href={href}
      aria-current={isWithinPage(path, href) ? 'page' : undefined}
      aria-label={count > 0 ? layoutMessages.counted(title, count) : undefined}
    >
      <Icon name={icon} />
      {count > 0 && <Badge named>{count}</Badge>}
      <span>{title}</span>
    </a>
  )
}
