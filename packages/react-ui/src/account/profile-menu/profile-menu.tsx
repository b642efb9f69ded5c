import { accountMenu } from '@vitrina/core/account'
import type { RouteName } from '@vitrina/core/routes'
import { useEffect, useRef } from 'react'
import { useSession } from '../../binding/shop-context.tsx'
import { Icon } from '../../kit/icon/icon.tsx'
import { style } from '../../theme/style.ts'
import { SignOut } from '../sign-out/sign-out.tsx'
import { profileMenuMessages } from './profile-menu.messages.ts'

const profileMenuStyle = style(`
  margin-left: -14px;
  & a, & button { display: flex; align-items: center; gap: 14px; width: 100%; min-height: 48px; padding: 0 14px; border-radius: var(--r-m); font-weight: 500; }
  & a:hover, & button:hover { background: var(--c-desk); }
  & [aria-current] { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 600; }
  & .count { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & [aria-current] .count { color: inherit; }
  & button { color: var(--c-ink-2); }
  @media (max-width: 1179px) {
    display: flex; gap: 8px; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); overflow-x: auto; scrollbar-width: none;
    & a, & form { flex: none; }
    & a, & button { width: auto; background: var(--c-desk); white-space: nowrap; }
    & [aria-current] { background: var(--c-pen-soft); }
  }
`)

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
