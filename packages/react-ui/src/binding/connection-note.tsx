import { partMessages } from '@vitrina/core/store'

import { Icon } from '../kit/icon/icon.tsx'
import { connectionNoteStyle } from './connection-note.styles.ts'

interface ConnectionNoteProps {
  text: string
  onRetry: () => void
}

/**
 * Says over the page that the shop is waited for, and offers to try again. Put it into a live
 * region that stands on the page from the start, or screen readers miss it.
 */
export const ConnectionNote = ({ text, onRetry }: ConnectionNoteProps) => (
  <div className={connectionNoteStyle()}>
    <Icon name="alert-circle" />
    <span>{text}</span>
    <button type="button" onClick={onRetry}>
      {partMessages.retry}
    </button>
  </div>
)
