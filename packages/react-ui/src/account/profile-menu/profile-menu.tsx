import { accountMenu } from '@vitrina/core/account'
import type { RouteName } from '@vitrina/core/routes'
import { useEffect, useRef } from 'react'
import { useSession } from '../../binding/shop-context.tsx'
import { Icon } from '../../kit/icon/icon.tsx'
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

/** Pixels of the entry before the current one that stay in sight. */
const PEEK = 48

/** The sections of the account and the way out of it. */
export function ProfileMenu({ route, counts }: ProfileMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const roles = useSession(session => session.roles)

  // On a phone the menu is a row, and the current section may lie behind its end.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft - PEEK
  }, [route])

  return (
    <nav ref={nav} className={profileMenuStyle()} aria-label={profileMenuMessages.title}>
      {accountMenu(route, roles).map(({ route: own, href, icon, title, isCurrent }) => (
        <a key={own} href={href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon name={icon} />
          <span className="grow">{title}</span>
          {(counts[own] ?? 0) > 0 && <span className="count num">{counts[own]}</span>}
        </a>
      ))}
      <SignOut />
    </nav>
  )
}
