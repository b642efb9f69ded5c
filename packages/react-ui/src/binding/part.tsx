import { Component } from 'react'

import type { Elements } from '../kit/elements.ts'
import { PartFailed } from './part-failed.tsx'

interface PartProps {
  readonly children: Elements
  /** In place of the message where nothing is better than words. */
  readonly fallback?: Elements
  readonly onFail?: (error: unknown) => void
}

/** A part of a page that stands for itself: when it cannot be drawn, the rest stays (G6). */
export class Part extends Component<PartProps, { readonly isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError = () => ({ isFailed: true })

  override componentDidCatch(error: unknown) {
    this.props.onFail?.(error)
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.isFailed) return children
    if (fallback !== undefined) return fallback
    return <PartFailed onRetry={() => this.setState({ isFailed: false })} />
  }
}
