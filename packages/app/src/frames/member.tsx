import { Breadcrumbs, MemberFrame, MemberSkeleton } from '@vitrina/react-ui'

import type { Frame, FrameProps } from '../page/frame.ts'
import { useNavigationState } from '../routing/router.tsx'
import { UnreachedPage } from './unreached-page.tsx'

/** A page of the account: its sections stand at its side. */
export const member: Frame = { kind: 'member', Frame: Member }

function Member({ route, title, crumbs, data, isWaiting, children }: FrameProps) {
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbs} />
      <MemberFrame route={route} title={title} counts={data.counts ?? {}}>
        {isWaiting ? <WithoutData /> : children}
      </MemberFrame>
    </div>
  )
}

function WithoutData() {
  const isOffline = useNavigationState(state => state.offline)
  // A document load begins anew: the application waits a while before it asks for tokens again.
  return isOffline ? <UnreachedPage onRetry={() => location.reload()} /> : <MemberSkeleton />
}
