import { isSignedIn } from '@vitrina/core/session'
import { Breadcrumbs, MemberFrame, useSession } from '@vitrina/react-ui'

import type { Frame, FrameProps } from '../routing/frame.ts'
import { plain } from './plain.tsx'
import { ShopLook } from './shop-look-place.ts'
import { WaitingPage } from './waiting-page.tsx'

/** A page of the account: its sections stand at its side. */
export const member: Frame = { kind: 'member', Frame: Member }

/** The same for a page that guests read too: only a member has sections. */
export const memberOrGuest: Frame = {
  kind: 'member',
  Frame: props => (useSession(isSignedIn) ? <Member {...props} /> : <plain.Frame {...props} />)
}

function Member({ route, title, crumbs, data, isWaiting, children }: FrameProps) {
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbs} />
      <MemberFrame route={route} title={title} counts={data.counts ?? {}}>
        {isWaiting ? <WaitingPage /> : children}
      </MemberFrame>
      <ShopLook />
    </div>
  )
}
