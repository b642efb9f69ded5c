import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'

const accordionStyle = style(`
  border-bottom: 1px solid var(--c-line);
  & > summary { display: flex; align-items: center; gap: 8px; min-height: 56px; font-weight: 700; letter-spacing: -.01em; }
  & > summary > .count { display: inline-grid; place-items: center; min-width: 22px; height: 22px; padding: 0 6px; border-radius: 11px; background: var(--c-pen-soft); color: var(--c-pen); font-size: 12px; }
  & > summary > svg { margin-left: auto; color: var(--c-ink-3); transition: transform var(--t-base); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > div { padding-bottom: 18px; }
`)

interface AccordionProps {
  title: string
  /** How many things inside are chosen. */
  count?: number | undefined
  /** Whether it starts open; then it is the visitor's. */
  open?: boolean | undefined
  children: ReactNode
}

/**
 * Hides a section of a page under its title until it is opened, on the native `details`: it works
 * without script. `count` says how much was chosen inside, `open` draws it open.
 */
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
