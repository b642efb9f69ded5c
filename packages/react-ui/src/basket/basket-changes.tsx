import { basketChangesMessages, basketChangesSubject } from '@vitrina/core/cart'
import type { Basket } from '@vitrina/core/entities'
import { later } from '../binding/later.tsx'
import { useSubject } from '../binding/shop-context.tsx'
import { LiveRegion } from '../kit/live-region/live-region.tsx'

const ChangeList = later(async () => (await import('./change-list.tsx')).ChangeList)

/** «Что изменилось» without the visitor; `page` is what the screen was read with. */
export function BasketChanges({ page }: { page: Basket }) {
  const changes = useSubject(basketChangesSubject, state => state.changes)

  return (
    <>
      <LiveRegion>{changes.length > 0 && basketChangesMessages.told(changes.length)}</LiveRegion>
      {changes.length > 0 && <ChangeList changes={changes} page={page} />}
    </>
  )
}
