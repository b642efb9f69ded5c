import { catalogMessages, unfilteredHref } from '@vitrina/core/catalog'
import { AppliedChip, Chip, Chips } from '@vitrina/react-ui'

import type { ShownListing } from './listing.loader.ts'

/** The applied filters above the list; each is a link to the list without it. */
export function ChosenFilters({ data }: { readonly data: ShownListing }) {
  const { chips } = data
  if (chips.length === 0) return null
  return (
    <Chips scroll>
      {chips.map(({ key, title, href }) => (
        <AppliedChip key={key} href={href}>
          {title}
        </AppliedChip>
      ))}
      <Chip look="line" href={unfilteredHref(data)}>
        {catalogMessages.dropAll}
      </Chip>
    </Chips>
  )
}
