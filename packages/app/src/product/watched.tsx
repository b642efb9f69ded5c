import {
  type CardView,
  ProductCard,
  priceRules,
  Shelf,
  type ShopHandle,
  useShop
} from '@vitrina/react-ui'
import { useCallback, useState } from 'react'

import { whenNear } from '../platform/near-screen.ts'
import { watchProduct } from '../platform/watched.ts'

/** What this browser was shown before: read when its place is near, below all that is in sight. */
export function Watched({ id }: { readonly id: number }) {
  const shop = useShop()
  const [cards, setCards] = useState<readonly CardView[]>([])

  const come = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined
      const ids = watchProduct(id)
      if (ids.length === 0) return undefined
      // A shelf of the past is worth no message: without an answer it stays away.
      return whenNear(place, () => void readCards(shop, ids).then(setCards, () => undefined))
    },
    [id, shop]
  )

  return (
    <div ref={come} className={cards.length > 0 ? 'sec' : undefined}>
      {cards.length > 0 && (
        <Shelf title="Вы смотрели">
          {cards.map(card => (
            <ProductCard key={card.id} card={card} />
          ))}
        </Shelf>
      )}
    </div>
  )
}

async function readCards(shop: ShopHandle, ids: readonly number[]): Promise<readonly CardView[]> {
  const [engine, { readWatched }] = await Promise.all([shop.engine(), import('./read-watched.ts')])
  const { session, configuration } = shop.getState()
  return readWatched(engine, ids, priceRules(session, configuration))
}
