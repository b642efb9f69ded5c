import { partMessages } from '@vitrina/core/store'
import type { MouseEvent } from 'react'
import { style } from '../theme/style.ts'

const partFailedStyle = style(
  `margin-block: 12px; padding: 14px 18px; border-radius: var(--r-l); background: var(--c-desk); color: var(--c-ink-2);`
)

interface PartFailedProps {
  /** What is not there, in the accusative; a part that cannot be drawn has no name. */
  readonly what?: string
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** In place of a part that is not there: says so; without script its link loads the page again (G6). */
export function PartFailed({ what, isBusy, onRetry }: PartFailedProps) {
  const failed = what === undefined ? partMessages.failed : partMessages.missing(what)

  function retry(event: MouseEvent) {
    event.preventDefault()
    if (!isBusy) onRetry()
  }

  return (
    <p className={partFailedStyle()} role="alert">
      <span>{`${isBusy ? partMessages.loading : failed} `}</span>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the page, read anew. */}
      <a className="link" href="" data-no-prefetch onClick={retry}>
        {partMessages.retry}
      </a>
    </p>
  )
}
