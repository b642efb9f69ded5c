import { catalogSearch, withPage } from '@vitrina/core/catalog'
import { pageWindow } from '@vitrina/core/pagination'
import { formatAmount } from '@vitrina/core/price'
import { Button, Pagination, useToasts } from '@vitrina/react-ui'
import { type MouseEvent, useState } from 'react'

import { useNavigation } from '../routing/router.tsx'
import type { ListingData } from './listing.loader.ts'

interface MoreProductsProps {
  readonly data: ListingData
}

const FAILED = 'Не удалось показать ещё товары. Попробуйте ещё раз'

/** Further products in place, and the pages of the list. */
export function MoreProducts({ data }: MoreProductsProps) {
  const { path, query, pages, total, cards } = data
  const hrefOf = (page: number) => path + catalogSearch(withPage(query, page))
  const more = useMore(data, hrefOf(query.page + 1))
  const hasNext = query.page < pages
  return (
    <div className="more">
      {hasNext && (
        <Button
          variant="line"
          size="l"
          href={hrefOf(query.page + 1)}
          onClick={more.show}
          busy={more.isBusy}
        >
          Показать ещё
        </Button>
      )}
      {pages > 1 && (
        <Pagination
          links={pageWindow(query.page, pages).map(page => ({ page, href: hrefOf(page) }))}
          current={query.page}
          previous={query.page > 1 ? hrefOf(query.page - 1) : undefined}
          next={hasNext ? hrefOf(query.page + 1) : undefined}
        />
      )}
      <p className="sm mut3" role="status">
        {`Показано ${formatAmount(cards.length)} из ${formatAmount(total)}`}
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
    try {
      const payload = await navigation.read(nextUrl)
      if ('redirect' in payload || payload.failure) throw new Error('There is no next page')
      navigation.extend(grown(data, payload.data as ListingData)) // The same page, one further.
    } catch {
      toasts.show({ tone: 'error', text: FAILED })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, show }
}

const grown = (shown: ListingData, next: ListingData): ListingData => ({
  ...shown,
  query: next.query,
  cards: [
    ...shown.cards,
    ...next.cards.filter(({ id }) => !shown.cards.some(card => card.id === id))
  ]
})
