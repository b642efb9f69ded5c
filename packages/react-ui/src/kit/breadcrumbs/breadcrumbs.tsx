import { memo } from 'react'

import { kitMessages } from '../kit.messages.ts'
import { breadcrumbsStyle } from './breadcrumbs.styles.ts'

interface Breadcrumb {
  readonly title: string
  /** The last one, the page itself, has none. */
  readonly href?: string | undefined
}

/** The same under every choice of a page: a click on a size leaves it alone. */
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
