import {
  growthPhase,
  hasMore,
  listingPages,
  listingSubject,
  catalogMessages as messages,
  shownWords
} from '@vitrina/core/catalog'
import type { ShownListing } from '@vitrina/core/pages'
import { Button, FormMessage, Pagination, useShop, useSubject } from '@vitrina/react-ui'
import type { MouseEvent } from 'react'

interface MoreProductsProps {
  readonly data: ShownListing
}

/** Further products in place, and the pages of the list. */
export function MoreProducts({ data }: MoreProductsProps) {
  const shop = useShop()
  const phase = useSubject(listingSubject, listing => growthPhase(listing, data))
  const pages = listingPages(data)

  function grow(event: MouseEvent) {
    event.preventDefault()
    shop.send(listingSubject, { type: 'listing.shown', list: data })
    shop.send(listingSubject, { type: 'listing.more' })
  }

  return (
    <div className="growing">
      {hasMore(data) && (
        <Button variant="line" size="l" href={pages?.next} onClick={grow} busy={phase === 'busy'}>
          {messages.more}
        </Button>
      )}
      {phase === 'failed' && <FormMessage>{messages.moreFailed}</FormMessage>}
      {pages && <Pagination {...pages} />}
      <p className="sm mut3" role="status">
        {shownWords(data)}
      </p>
    </div>
  )
}
