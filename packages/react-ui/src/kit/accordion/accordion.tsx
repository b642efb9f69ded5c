import type { ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { accordionStyle } from './accordion.styles.ts'

interface AccordionProps {
  title: string
  /** How many things inside are chosen. */
  count?: number | undefined
  /** Whether it starts open; then it is the visitor's. */
  open?: boolean | undefined
  children: ReactNode
}

export const Accordion = ({ title, count, open, children }: AccordionProps) => (
  <details className={accordionStyle()} open={open}>
    <summary>
      <span>{title}</span>
      {count ? <span className="count">{count}</span> : undefined}
      <Icon name="chevron-down" size="s" />
    </summary>
    <div>{children}</div>
  </details>
)
