import { routePath } from '@vitrina/core'
import type { CategoryLink } from '@vitrina/core/catalog'
import { catalogMessages, emptyListing } from '@vitrina/core/catalog'
import type { ListingData } from '@vitrina/core/pages'
import { Button, EmptyState } from '@vitrina/react-ui'

import { listingMessages } from './listing.messages.ts'

interface EmptyListingProps {
  readonly data: ListingData
  readonly sections: readonly CategoryLink[]
}

/** Nothing was found, and what to do about it. */
export function EmptyListing({ data, sections }: EmptyListingProps) {
  const empty = emptyListing(data)
  if (empty === undefined) return null
  const { title, text, action } = empty
  return (
    <EmptyState
      title={title}
      note={listingMessages.emptyNote}
      actions={
        <>
          {action && <Button href={action.href}>{action.title}</Button>}
          <Button variant="line" href={routePath('catalog')}>
            {catalogMessages.wholeCatalogue}
          </Button>
        </>
      }
    >
      <span>{text}</span>
      {sections.length > 0 && <span>{` ${listingMessages.sectionsToo} `}</span>}
      {sections.map(({ href, title: section }, place) => (
        <span key={href}>
          {place > 0 && <span>{', '}</span>}
          <a className="link" href={href}>
            {section}
          </a>
        </span>
      ))}
    </EmptyState>
  )
}
