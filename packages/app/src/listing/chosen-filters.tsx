import { catalogChips, catalogSearch, withoutFilters } from '@vitrina/core/catalog'
import { AppliedChip, Chip, Chips } from '@vitrina/react-ui'

import type { ListingData } from './listing.loader.ts'

/** The applied filters above the list; each is a link to the list without it. */
export function ChosenFilters({ data }: { readonly data: ListingData }) {
  const { query, path } = data
  const chips = catalogChips(query, data.filters, data.prices)
  if (chips.length === 0) return null
  return (
    <Chips scroll>
      {chips.map(({ key, title, without }) => (
        <AppliedChip key={key} href={path + catalogSearch(without)}>
          {title}
        </AppliedChip>
      ))}
      <Chip look="line" href={path + catalogSearch(withoutFilters(query))}>
        Сбросить всё
      </Chip>
    </Chips>
  )
}
