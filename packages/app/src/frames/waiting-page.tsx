import { MemberSkeleton } from '@vitrina/react-ui'

import { useNavigationState } from '../routing/router.tsx'
import { UnreachedPage } from './unreached-page.tsx'

/** In place of a page that is read once the session is renewed (R10). */
export function WaitingPage() {
  const isUnreached = useNavigationState(state => state.awaited !== undefined)
  // A document load begins anew: the application waits a while before it asks for tokens again.
  return isUnreached ? <UnreachedPage onRetry={() => location.reload()} /> : <MemberSkeleton />
}
