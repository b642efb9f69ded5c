import { basketSubject } from '@vitrina/core/basket'
import { basketChangesMessages, basketChangesSubject } from '@vitrina/core/basket-changes'
import type { Basket } from '@vitrina/core/entities'
import { useEffect } from 'react'

import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { later } from '../later/later.tsx'
import { useShop, useSubject } from '../shop/shop-context.tsx'

const ChangeList = later(async () => (await import('./change-list.tsx')).ChangeList)

/** «Что изменилось» without the visitor; `page` is what the screen was read with. */
export function BasketChanges({ page }: { page: Basket }) {
  const shop = useShop()
  const changes = useSubject(basketChangesSubject, known => known.changes)

  useEffect(() => {
    shop.send(basketChangesSubject, { type: 'changes.drawn', page })
  }, [shop, page])
  useEffect(() => {
    // The shop runs already: what it knew before this page may be older than the page.
    if (shop.get(basketSubject).buckets) shop.send(basketSubject, { type: 'basket.reload' })
  }, [shop])

  return (
    <>
      <LiveRegion>{changes.length > 0 && basketChangesMessages.told(changes.length)}</LiveRegion>
      {changes.length > 0 && <ChangeList changes={changes} page={page} />}
    </>
  )
}
