import type { ReactNode } from 'react'

import { pencilCaseStyle } from './pencil-case.styles.ts'

interface PencilCaseProps {
  /** `hero` lies aslant in a banner, `build` is worked with. */
  readonly look: 'hero' | 'build'
  /** A `.slot` for every pocket. */
  readonly children: ReactNode
}

/** The open pencil case: one thing in every pocket. */
export const PencilCase = ({ look, children }: PencilCaseProps) => (
  <div className={pencilCaseStyle()} data-look={look} aria-hidden={look === 'hero' || undefined}>
    <svg className="teeth" aria-hidden="true">
      <rect />
    </svg>
    <svg className="pull" aria-hidden="true">
      <use href="#pull" />
    </svg>
    <div className="inside">{children}</div>
  </div>
)
