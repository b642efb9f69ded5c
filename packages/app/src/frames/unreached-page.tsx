import { partMessages } from '@vitrina/core/store'
import { Button, EmptyState } from '@vitrina/react-ui'

import { framesMessages } from './frames.messages.ts'

interface UnreachedPageProps {
  onRetry: () => void
}

/** A member's page whose session could not be renewed because the network is gone. */
export const UnreachedPage = ({ onRetry }: UnreachedPageProps) => (
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
