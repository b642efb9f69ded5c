import { partMessages } from '@vitrina/core/store'
import { Component, type MouseEvent } from 'react'
import type { Elements } from '../kit/elements.ts'
import { style } from '../theme/style.ts'

const boundaryFailedStyle = style(
  `margin-block: 12px; padding: 14px 18px; border-radius: var(--r-l); background: var(--c-desk); color: var(--c-ink-2);`
)

interface BoundaryFailedProps {
  /** What is not there, in the accusative; a part that cannot be drawn has no name. */
  readonly what?: string
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/**
 * Stands in the place of a section that did not come, says so and offers to try again. `what` names
 * the section in the accusative; without script its link loads the page again (G6).
 */
export function BoundaryFailed({ what, isBusy, onRetry }: BoundaryFailedProps) {
  const failed = what === undefined ? partMessages.failed : partMessages.missing(what)

  function retry(event: MouseEvent) {
    event.preventDefault()
    if (!isBusy) onRetry()
  }

  return (
    <p className={boundaryFailedStyle()} role="alert">
      <span>{`${isBusy ? partMessages.loading : failed} `}</span>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the page, read anew. */}
      <a className="link" href="" data-no-prefetch onClick={retry}>
        {partMessages.retry}
      </a>
    </p>
  )
}

interface BoundaryProps {
  readonly children: Elements
  /** In place of the message where nothing is better than words. */
  readonly fallback?: Elements
  readonly onFail?: (error: unknown) => void
}

/**
 * Keeps a page alive when one section of it cannot be drawn: a message with «Повторить» stands in
 * its place, the rest of the page stays (G6). `fallback` replaces the message, `onFail` receives
 * the error.
 */
export class Boundary extends Component<BoundaryProps, { readonly isFailed: boolean }> {
  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  // A field would bring what old browsers need of it into every page.
  constructor(props: BoundaryProps) {
    super(props)
    this.state = { isFailed: false }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail?.(error)
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.isFailed) return children
    if (fallback !== undefined) return fallback
    return <BoundaryFailed onRetry={() => this.setState({ isFailed: false })} />
  }
}
