import { catalogSearch, chosenCount, hasFilters, withoutFilters } from '@vitrina/core/catalog'
import { countedNouns, countOf } from '@vitrina/core/plural'
import { Badge, Button, Dialog, Icon, useShop } from '@vitrina/react-ui'
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
  const [isOpen, setOpen] = useState(false)
  const chosen = chosenCount(data.filters)

  function open(event: MouseEvent) {
    event.preventDefault()
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
  const navigation = useNavigation()
  const formId = useId()
  const wanted = useWantedCount(data)

  function apply() {
    onClose()
    void navigation.open(wanted.url, { keepPlace: true })
  }

  return (
    <Dialog
      open
      title="Фильтры"
      onClose={onClose}
      footer={
        <Button wide size="l" busy={wanted.isBusy} onClick={apply}>
          {`Показать ${countOf(wanted.count, countedNouns.products)}`}
        </Button>
      }
    >
      {hasFilters(data.query) && (
        <a className="link" href={data.path + catalogSearch(withoutFilters(data.query))}>
          Сбросить всё
        </a>
      )}
      <FilterForm id={formId} data={data} onChange={wanted.change} />
    </Dialog>
  )
}

/** The list a changed form would lead to, and how many products it would have. */
function useWantedCount(data: ListingData) {
  const shop = useShop()
  const [wanted, setWanted] = useState({
    url: data.path + catalogSearch(data.query),
    count: data.total,
    isBusy: false
  })

  async function change(form: HTMLFormElement) {
    const url = formAddress(data.path, form)
    setWanted({ ...wanted, url, isBusy: true })
    const count = await countAt(url).catch(() => undefined)
    setWanted(now => (now.url === url ? { url, count: count ?? now.count, isBusy: false } : now))
  }

  async function countAt(url: string) {
    const [engine, { countListing }] = await Promise.all([
      shop.engine(),
      import('./count-listing.ts')
    ])
    return countListing(engine.api, url)
  }

  return { ...wanted, change: (form: HTMLFormElement) => void change(form) }
}
