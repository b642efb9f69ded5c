import { catalogMessages } from '@vitrina/core/catalog'
import type { FoundPages } from '@vitrina/core/content'
import { Pagination } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { foundPagesStyle } from './found-pages-list.styles.ts'

interface FoundPagesListProps {
  readonly title: string
  readonly found: FoundPages
  readonly tabs: ReactNode
}

/** The pages and articles with the words of a search. */
export const FoundPagesList = ({ title, found, tabs }: FoundPagesListProps) => (
  <div className={foundPagesStyle()}>
    <h1>{title}</h1>
    {found.corrected !== undefined && (
      <p className="mut">{catalogMessages.corrected(found.corrected)}</p>
    )}
    {tabs}
    <ol>
      {found.hits.map(hit => (
        <li key={hit.href}>
          <h2>
            <a href={hit.href}>{hit.title}</a>
          </h2>
          <p className="mut">{hit.excerpt}</p>
        </li>
      ))}
    </ol>
    {found.pages && <Pagination {...found.pages} />}
  </div>
)
