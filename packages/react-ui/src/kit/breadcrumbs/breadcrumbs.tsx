import { memo } from 'react'
import { style } from '../../theme/style.ts'
import { kitMessages } from '../kit.messages.ts'

const breadcrumbsStyle = style(`
  & > ol { display: flex; flex-wrap: wrap; gap: 2px 8px; padding-block: 6px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & li { display: inline-flex; align-items: center; gap: 8px; min-height: 32px; }
  & li + li::before { content: "/"; color: var(--c-line-2); }
  & a { display: inline-flex; align-items: center; min-height: 32px; }
  & a:hover { color: var(--c-pen); }
  @media (max-width: 767px) {
    & > ol { flex-wrap: nowrap; padding-block: 0; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
    & li, & a { min-height: 44px; }
    & a { min-width: 44px; }
  }
`)

interface Breadcrumb {
  readonly title: string
  /** The last one, the page itself, has none. */
  readonly href?: string | undefined
}

/**
 * Shows the way from the home page to this one; the last item is the page itself and has no `href`.
 * It is drawn anew only with other `items`.
 */
export const Breadcrumbs = memo(({ items }: { items: readonly Breadcrumb[] }) => (
  <nav className={breadcrumbsStyle()} aria-label={kitMessages.breadcrumbs}>
    <ol>
      {items.map(({ title, href }) => (
        <li key={href ?? title}>
          {href ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
        </li>
      ))}
    </ol>
  </nav>
))
