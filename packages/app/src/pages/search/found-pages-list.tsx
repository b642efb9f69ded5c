import { catalogMessages } from '@vitrina/core/catalog'
import type { FoundPages } from '@vitrina/core/content'
import { type Elements, List, style } from '@vitrina/react-ui'

const foundPagesStyle = style(`
  & > h1 { margin: 6px 0 14px; overflow-wrap: anywhere; }
  & > ol { display: grid; gap: 28px; max-width: 760px; margin: 32px 0 clamp(40px, 4.4vw, 64px); }
  & > .cells { margin-block: 32px; }
  & li > h2 { font-size: 1.1875rem; line-height: 1.3; }
  & li a { color: var(--c-pen); }
  & li a:hover { text-decoration: underline; }
  & li > p { margin-top: 6px; }
`)

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
