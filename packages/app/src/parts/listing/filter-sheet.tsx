import { chosenCount } from '@vitrina/core/catalog'
import type { ShownListing } from '@vitrina/core/pages'
import { Badge, Button, Icon, later } from '@vitrina/react-ui'
import { type MouseEvent, useState } from 'react'

import { listingMessages } from './listing.messages.ts'

interface FilterSheetProps {
  readonly data: ShownListing
}

const OpenSheet = later(() => import('./open-sheet.tsx').then(({ OpenSheet }) => OpenSheet))

/**
 * On a phone: filters in a sheet, with the number of products before they are applied. A sheet that
 * is open stays in sight when the phone is turned: nothing else answers until it is closed.
 */
export function FilterSheet({ data }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = chosenCount(data.filters)

  function open(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <div className="m-only">
        <Button variant="grey" size="s" href="#filters" data-live onClick={open}>
          <Icon name="adjustments-horizontal" size="s" />
          <span>{listingMessages.filters}</span>
          {chosen > 0 && <Badge>{chosen}</Badge>}
        </Button>
      </div>
      {isOpen && <OpenSheet data={data} onClose={() => setOpen(false)} />}
    </>
  )
}
