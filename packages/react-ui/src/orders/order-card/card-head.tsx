import type { ReactNode } from 'react'

import type { Elements } from '../../kit/elements.ts'

interface CardHeadProps {
  readonly title: ReactNode
  readonly when: string
  /** Of its heading in the page. */
  readonly level?: 2 | 3 | undefined
  /** How it stands. */
  readonly children: Elements
}

/** What stands above the goods of an order, or of a wish for one. */
export function CardHead({ title, when, level = 2, children }: CardHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="head">
      <div>
        <Heading className="h4">{title}</Heading>
        <p className="sm mut3">{when}</p>
      </div>
      {children}
    </div>
  )
}
