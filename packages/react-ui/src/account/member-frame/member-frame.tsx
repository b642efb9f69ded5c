import type { RouteName } from '@vitrina/core/routes'
import type { ReactNode } from 'react'

import { Skeleton } from '../../kit/skeleton/skeleton.tsx'
import { style } from '../../theme/style.ts'
import { ProfileMenu, type SectionCounts } from '../profile-menu/profile-menu.tsx'
import { memberFrameMessages } from './member-frame.messages.ts'

const memberFrameStyle = style(`
  & > h1 { margin: 6px 0 22px; }
  & > .columns { display: grid; grid-template-columns: min(16.5rem, 30%) minmax(0, 1fr); gap: clamp(28px, 3.6vw, 56px); align-items: start; }
  & > .columns > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(40px, 4.4vw, 64px); min-width: 0; }
  & .narrow { max-width: 520px; }
  & .narrow form { margin-top: 0; }
  & .narrow > h2 { margin-bottom: 18px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 767px) { & > h1 { margin-bottom: 14px; } }
  @media print { & > .columns { display: block; } }
`)

const memberSkeletonStyle = style(`
  display: grid; gap: 14px;
  & > div { height: 132px; border-radius: var(--r-l); }
`)

interface MemberFrameProps {
  route: RouteName
  title: string
  counts: SectionCounts
  children: ReactNode
}

/**
 * Draws a page of the account with its menu at the side, on a phone in a row above. `route` marks
 * the current section, `counts` are the numbers that `loadPage` gives with `hasMenu`.
 */
export const MemberFrame = ({ route, title, counts, children }: MemberFrameProps) => (
  <div className={memberFrameStyle()}>
    <h1>{title}</h1>
    <div className="columns">
      <aside>
        <ProfileMenu route={route} counts={counts} />
      </aside>
      <div>{children}</div>
    </div>
  </div>
)

const ROWS = ['first', 'second', 'third']

/** Keeps the place of a page of the account until the session of the visitor is renewed. */
export const MemberSkeleton = () => (
  <div className={memberSkeletonStyle()} aria-busy="true">
    <p className="vh" role="status">
      {memberFrameMessages.checking}
    </p>
    {ROWS.map(row => (
      <Skeleton key={row} shape="button" />
    ))}
  </div>
)
