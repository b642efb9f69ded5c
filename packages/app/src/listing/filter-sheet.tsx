import {
  catalogMessages,
  chosenCount,
  hasFilters,
  listingCountSubject,
  listingHref,
  unfilteredHref
} from '@vitrina/core/catalog'
import { countedNouns, countOf } from '@vitrina/core/plural'
import { isReading } from '@vitrina/core/store'
import { Badge, Button, Dialog, Icon, useShop, useSubject } from '@vitrina/react-ui'
import { type MouseEvent, useId, useState } from 'react'

import { useNavigation } from '../routing/router.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingData } from './listing.loader.ts'
import { formAddress } from './use-filter-address.ts'

interface FilterSheetProps {
  readonly data: ListingData
}

/** On a phone: filters in a sheet, with the number of products before they are applied. */
export function FilterSheet({ data }: FilterSheetProps) {
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const chosen = chosenCount(data.filters)

  function open(event: MouseEvent) {
    event.preventDefault()
    const href = listingHref(data, data.query.page)
    shop.send(listingCountSubject, { type: 'count.start', href, count: data.total })
    setOpen(true)
  }

  return (
    <div className="m-only">
      <Button variant="grey" size="s" href="#filters" data-live data-intent onClick={open}>
        <Icon name="adjustments-horizontal" size="s" />
        Фильтры
        {chosen > 0 && <Badge>{chosen}</Badge>}
      </Button>
      {isOpen && <OpenSheet data={data} onClose={() => setOpen(false)} />}
    </div>
  )
}

function OpenSheet({ data, onClose }: FilterSheetProps & { readonly onClose: () => void }) {
  const shop = useShop()
  const navigation = useNavigation()
  const formId = useId()
  const { wish, value } = useSubject(listingCountSubject, count => count)
  const isBusy = useSubject(listingCountSubject, isReading)

  function apply() {
    onClose()
    if (wish !== undefined) void navigation.open(wish, { keepPlace: true })
  }

  function change(form: HTMLFormElement) {
    shop.send(listingCountSubject, { type: 'count.ask', href: formAddress(data.path, form) })
  }

  return (
    <Dialog
      open
      title="Фильтры"
      onClose={onClose}
      footer={
        <Button wide size="l" busy={isBusy} onClick={apply}>
          {`Показать ${countOf(value ?? data.total, countedNouns.products)}`}
        </Button>
      }
    >
      {hasFilters(data.query) && (
        <a className="link" href={unfilteredHref(data)}>
          {catalogMessages.dropAll}
        </a>
      )}
      <FilterForm id={formId} data={data} onChange={change} />
    </Dialog>
  )
}
