import { catalogMessages, type ListingView, listingSorts } from '@vitrina/core/catalog'
import { Icon, useClosingDetails } from '@vitrina/react-ui'

import { listingMessages } from './listing.messages.ts'
import { sortChoiceStyle } from './sort-choice.styles.ts'

interface SortChoiceProps {
  readonly path: string
  readonly query: ListingView['query']
}

/** The order of the list: a disclosure of links, so that it works without script. */
export const SortChoice = ({ path, query }: SortChoiceProps) => (
  <details className={sortChoiceStyle()} {...useClosingDetails(query.sort)}>
    <summary>
      <Icon name="arrows-sort" size="s" />
      <span className="vh">{`${listingMessages.order} `}</span>
      <span>{catalogMessages.sorts[query.sort]}</span>
      <Icon name="chevron-down" size="xs" />
    </summary>
    <div>
      {listingSorts({ path, query }).map(({ key, title, href, isChosen }) => (
        <a key={key} href={href} aria-current={isChosen ? 'true' : undefined} data-keep-place>
          {title}
        </a>
      ))}
    </div>
  </details>
)
