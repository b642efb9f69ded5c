import type { ReactNode } from 'react'

import type { Elements } from '../kit/elements.ts'
import { sumBarStyle } from './sum-bar.styles.ts'

interface SumBarProps {
  sum: string
  note: ReactNode
  /** The sum is being counted. */
  isStale: boolean
  /** Stands at the very bottom, where the page has no bar of sections. */
  solo?: boolean | undefined
  /** The one action. */
  children: Elements
}

/** On a phone the sum and the way on stay in the lower third of the screen. */
export function SumBar({ sum, note, isStale, solo, children }: SumBarProps) {
  return (
    <div className={sumBarStyle()} data-sum-bar={solo ? 'solo' : 'above'}>
      <p aria-busy={isStale}>
        <b>{sum}</b>
        <span>{note}</span>
      </p>
      {children}
    </div>
  )
}
