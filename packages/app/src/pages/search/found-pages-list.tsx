import { catalogMessages } from '@vitrina/core/catalog'
import type { FoundPages } from '@vitrina/core/content'
import { type Elements, List } from '@vitrina/react-ui'

import { foundPagesStyle } from './found-pages-list.styles.ts'

interface FoundPagesListProps {
  readonly title: string
  readonly found: FoundPages
  readonly tabs: Elements
}

/** The pages and articles with the words of a search. */
export const FoundPagesList = ({ title, found, tabs }: FoundPagesListProps) => (
  <div className={foundPagesStyle()}>
    <h1>{title}</h1>
    {found.corrected !== undefined && (
      <p className="mut">{catalogMessages.corrected(found.corrected)}</p>
    )}
    {tabs}
    <List list={found}>
      {hits => (
        <ol>
          {hits.map(({ href, title: hit, excerpt }) => (
            <li key={href}>
              <h2>
                <a href={href}>{hit}</a>
              </h2>
              <p className="mut">{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
    </List>
  </div>
)
