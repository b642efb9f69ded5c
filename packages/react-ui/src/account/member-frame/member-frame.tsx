import type { RouteName } from '@vitrina/core/routes'
import type { ReactNode } from 'react'

import { Skeleton } from '../../kit/skeleton/skeleton.tsx'
import { ProfileMenu, type SectionCounts } from '../profile-menu/profile-menu.tsx'
import { memberFrameMessages } from './member-frame.messages.ts'
import { memberFrameStyle, memberSkeletonStyle } from './member-frame.styles.ts'

interface MemberFrameProps {
  route: RouteName
  title: string
  counts: SectionCounts
  children: ReactNode
}

/** A page of the account: its sections at the side, on a phone in a row above. */
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

/** In place of what only a renewed session may show. */
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
