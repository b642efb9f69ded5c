import { routePath } from '@vitrina/core'
import { catalogSearch, hasFilters, withoutFilters } from '@vitrina/core/catalog'
import { Button, EmptyState } from '@vitrina/react-ui'

import type { ListingData } from './listing.loader.ts'

/** Nothing was found, and what to do about it. */
export function EmptyListing({ data: { query, path, sections } }: { readonly data: ListingData }) {
  const isNarrowed = hasFilters(query)
  const isPastEnd = query.page > 1 && !isNarrowed
  return (
    <EmptyState
      title={isPastEnd ? 'Здесь товаров уже нет' : 'Ничего не нашлось'}
      note="пустая полка"
      actions={
        <>
          {(isNarrowed || isPastEnd) && (
            <Button href={path + catalogSearch(withoutFilters(query))}>
              {isNarrowed ? 'Сбросить фильтры' : 'К началу списка'}
            </Button>
          )}
          <Button variant="line" href={routePath('catalog')}>
            Весь каталог
          </Button>
        </>
      }
    >
      {isNarrowed
        ? 'Снимите часть фильтров: так товаров станет больше.'
        : 'Проверьте, нет ли опечатки, или спросите короче: «рюкзак» вместо «рюкзак школьный для мальчика».'}
      {sections.length > 0 && ' Ещё можно заглянуть в разделы: '}
      {sections.map(({ href, title }, place) => (
        <span key={href}>
          {place > 0 && ', '}
          <a className="link" href={href}>
            {title}
          </a>
        </span>
      ))}
    </EmptyState>
  )
}
