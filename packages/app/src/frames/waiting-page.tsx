import { partMessages } from '@vitrina/core/store'
import { Button, EmptyState, MemberSkeleton } from '@vitrina/react-ui'
import { useNavigationState } from '../binding/router.tsx'

import { framesMessages } from './frames.messages.ts'

interface UnreachedPageProps {
  onRetry: () => void
}

/** A member's page whose session could not be renewed because the network is gone. */
const UnreachedPage = ({ onRetry }: UnreachedPageProps) => (
  <EmptyState
    title={framesMessages.unreached}
    actions={
      <Button type="button" onClick={onRetry}>
        {partMessages.retry}
      </Button>
    }
  >
    {framesMessages.unreachedText}
  </EmptyState>
)

/** In place of a page that is read once the session is renewed (R10). */
export function WaitingPage() {
  const isUnreached = useNavigationState(state => state.awaited !== undefined)
  // A document load begins anew: the application waits a while before it asks for tokens again.
  return isUnreached ? <UnreachedPage onRetry={() => location.reload()} /> : <MemberSkeleton />
}
