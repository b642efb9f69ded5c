import { partMessages } from '@vitrina/core/store'

import { Icon } from '../kit/icon/icon.tsx'
import { connectionNoteStyle } from './connection-note.styles.ts'

interface ConnectionNoteProps {
  text: string
  onRetry: () => void
}

/** Says that the shop is waited for; its place has to be a live region. */
export const ConnectionNote = ({ text, onRetry }: ConnectionNoteProps) => (
  <div className={connectionNoteStyle()}>
    <Icon name="alert-circle" />
    <span>{text}</span>
    <button type="button" onClick={onRetry}>
      {partMessages.retry}
    </button>
  </div>
)
