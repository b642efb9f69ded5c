import { isSignedIn } from '@vitrina/core/session'
import { Breadcrumbs, MemberFrame, MemberSkeleton, useSession } from '@vitrina/react-ui'

import type { Frame, FrameProps } from '../page/frame.ts'
import { useNavigationState } from '../routing/router.tsx'
import { plain } from './plain.tsx'
import { ShopLook } from './shop-look-place.ts'
import { UnreachedPage } from './unreached-page.tsx'

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
        {isWaiting ? <WithoutData /> : children}
      </MemberFrame>
      <ShopLook />
    </div>
  )
}

function WithoutData() {
  const isUnreached = useNavigationState(state => state.awaited !== undefined)
  // A document load begins anew: the application waits a while before it asks for tokens again.
  return isUnreached ? <UnreachedPage onRetry={() => location.reload()} /> : <MemberSkeleton />
}
