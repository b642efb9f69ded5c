import {
  catalogMessages,
  hasFilters,
  listingCountSubject,
  listingHref,
  unfilteredHref
} from '@vitrina/core/catalog'
import type { ShownListing } from '@vitrina/core/pages'
import { isReading } from '@vitrina/core/store'
import { countedNouns, countOf } from '@vitrina/core/values'
import { Button, Modal, useShop, useSubject } from '@vitrina/react-ui'
import { useId, useLayoutEffect, useState } from 'react'

import { useNavigation } from '../../binding/router.tsx'
import { FilterForm } from './filter-form.tsx'
import { listingMessages } from './listing.messages.ts'
import { formAddress } from './use-filter-address.ts'

interface OpenSheetProps {
  readonly data: ShownListing
  readonly onClose: () => void
}

/** The filters over the page; what they would give is counted while they are chosen. */
export function OpenSheet({ data, onClose }: OpenSheetProps) {
  const shop = useShop()
  const navigation = useNavigation()
  const formId = useId()
  const { query, value } = useSubject(listingCountSubject, count => count)
  const isBusy = useSubject(listingCountSubject, isReading)

  // The number of the list below is known; it shows before anything is asked.
  const [start] = useState({ href: listingHref(data, data.query.page), count: data.total })
  useLayoutEffect(
    () => shop.send(listingCountSubject, { type: 'count.start', ...start }),
    [shop, start]
  )

  function apply() {
    onClose()
    if (query !== undefined) void navigation.open(query, { keepPlace: true })
  }

  function change(form: HTMLFormElement) {
    shop.send(listingCountSubject, { type: 'count.ask', href: formAddress(data.path, form) })
  }

  return (
    <Modal
      name="filters"
      title={listingMessages.filters}
      onClose={onClose}
      footer={
        <Button wide size="l" onClick={apply}>
          {isBusy
            ? catalogMessages.show
            : listingMessages.show(countOf(value ?? data.total, countedNouns.products))}
        </Button>
      }
    >
      {hasFilters(data.query) && (
        <a className="link" href={unfilteredHref(data)}>
          {catalogMessages.dropAll}
        </a>
      )}
      <FilterForm id={formId} data={data} onChange={change} />
    </Modal>
  )
}
