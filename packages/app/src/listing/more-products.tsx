import {
  hasMore,
  listingPages,
  catalogMessages as messages,
  shownWords
} from '@vitrina/core/catalog'
import { Button, Pagination, useShop, useToasts } from '@vitrina/react-ui'
import { type MouseEvent, useState } from 'react'

import { useNavigation } from '../routing/router.tsx'
import type { ListingData } from './listing.loader.ts'

interface MoreProductsProps {
  readonly data: ListingData
}

/** Further products in place, and the pages of the list. */
export function MoreProducts({ data }: MoreProductsProps) {
  const more = useMore(data)
  const pages = listingPages(data)
  return (
    <div className="more">
      {hasMore(data) && (
        <Button variant="line" size="l" href={pages?.next} onClick={more.show} busy={more.isBusy}>
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
function useMore(data: ListingData) {
  const shop = useShop()
  const navigation = useNavigation()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function show(event: MouseEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const { readMore } = await import('./read-more.ts')
      navigation.extend({ data: await readMore(shop, data) })
    } catch {
      toasts.show({ tone: 'error', text: messages.moreFailed })
    }
    setBusy(false)
  }

  return { isBusy, show }
}
