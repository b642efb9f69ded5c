import { catalogMessages, unfilteredHref } from '@vitrina/core/catalog'
import { AppliedChip, Chip, Chips } from '@vitrina/react-ui'

import type { ShownListing } from '../../loaders/listing.ts'

/** The applied filters above the list, each a link to the list without it; before any, its stickers. */
export function ChosenFilters({ data }: { readonly data: ShownListing }) {
  const { chips, stickers } = data
  if (chips.length + stickers.length === 0) return null
  return (
    <Chips scroll>
      {chips.map(({ key, title, href }) => (
        <AppliedChip key={key} href={href}>
          {title}
        </AppliedChip>
      ))}
      {chips.length > 0 && (
        <Chip look="line" href={unfilteredHref(data)}>
          {catalogMessages.dropAll}
        </Chip>
      )}
      {stickers.map(({ key, title, href }) => (
        <Chip key={key} look="line" href={href}>
          {title}
        </Chip>
      ))}
    </Chips>
  )
}
