import { partMessages } from '@vitrina/core/error-screen'

interface PartFailedProps {
  readonly onRetry: () => void
}

/** In place of a part that is not there: says so, and can be asked to try again. */
export const PartFailed = ({ onRetry }: PartFailedProps) => (
  <p role="alert">
    {partMessages.failed}{' '}
    <button type="button" className="link" onClick={onRetry}>
      {partMessages.retry}
    </button>
  </p>
)
