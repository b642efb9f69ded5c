import {
  hasMore,
  listingHref,
  listingPages,
  catalogMessages as messages,
  shownWords,
  withMore
} from '@vitrina/core/catalog'
import { Button, Pagination, useToasts } from '@vitrina/react-ui'
import { type MouseEvent, useState } from 'react'

import { useNavigation } from '../routing/router.tsx'
import type { ListingData } from './listing.loader.ts'

interface MoreProductsProps {
  readonly data: ListingData
}

/** Further products in place, and the pages of the list. */
export function MoreProducts({ data }: MoreProductsProps) {
  const nextUrl = listingHref(data, data.query.page + 1)
  const more = useMore(data, nextUrl)
  const pages = listingPages(data)
  return (
    <div className="more">
      {hasMore(data) && (
        <Button variant="line" size="l" href={nextUrl} onClick={more.show} busy={more.isBusy}>
          {messages.more}
        </Button>
      )}
      {pages && <Pagination {...pages} />}
      <p className="sm mut3" role="status">
        {shownWords(data)}
      </p>
    </div>
  )
}

/** Adds the next page to the shown ones; Back shows all of them again. */
function useMore(data: ListingData, nextUrl: string) {
  const navigation = useNavigation()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function show(event: MouseEvent) {
    event.preventDefault()
    setBusy(true)
    const payload = await navigation.read(nextUrl).catch(() => undefined)
    setBusy(false)
    if (payload === undefined || 'redirect' in payload || payload.failure) {
      return toasts.show({ tone: 'error', text: messages.moreFailed })
    }
    // The same page, one further.
    navigation.extend({ data: withMore(data, payload.data as ListingData) })
  }

  return { isBusy, show }
}
