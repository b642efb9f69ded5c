import type { ReactNode } from 'react'

import { emptyStateStyle } from './empty-state.styles.ts'

interface EmptyStateProps {
  title: ReactNode
  /** The heading's level in the page. */
  level?: 1 | 2 | undefined
  /** A note by hand, up to four words; never the only meaning. */
  note?: string | undefined
  art?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/**
 * Says in the place of a list that nothing is there, why, and what to do next. `children` explain,
 * `actions` hold the buttons, `art` a picture; `note` is up to four words by hand, never the only
 * meaning.
 */
export function EmptyState({ title, level = 2, note, art, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`${emptyStateStyle()} cells margin`} data-art={art ? true : undefined}>
      {art && <div>{art}</div>}
      <div className="words">
        {note && <HandNote>{note}</HandNote>}
        <Heading>{title}</Heading>
        {children && <p>{children}</p>}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  )
}

/** A note on the margin; at most one on a screen. */
export const HandNote = ({ children }: { children: string }) => <p className="hand">{children}</p>
