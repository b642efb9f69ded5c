import type { ShopStore } from '@vitrina/core'
import { priceRules } from '@vitrina/core/price'
import { type CardView } from '@vitrina/core/product'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'
import { ProductCard, Shelf, useShop } from '@vitrina/react-ui'
import { useCallback, useState } from 'react'

import { whenNear } from '../../platform/near-screen.ts'
import { watchHere } from '../../platform/watched.ts'

/**
 * What this browser was shown before, below all that is in sight: its place is kept at once, its
 * cards are read when a visitor comes near.
 */
export function Watched({ id }: { readonly id: number }) {
  const shop = useShop()
  const [expected, setExpected] = useState<readonly number[]>([])
  const [cards, setCards] = useState<readonly CardView[]>()

  const come = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined
      const ids = watchHere(id)
      setExpected(ids)
      if (ids.length === 0) return undefined
      // A shelf of the past is worth no message: without an answer it goes away.
      return whenNear(place, () => void readCards(shop, ids).then(setCards, () => setCards([])))
    },
    [id, shop]
  )

  const isShown = expected.length > 0 && cards?.length !== 0
  return (
    <div ref={come} className={isShown ? 'sec watched' : undefined} aria-busy={isShown && !cards}>
      {isShown && (
        <Shelf title="Вы смотрели">
          {cards?.map(card => <ProductCard key={card.id} card={card} />) ??
            expected.map(known => <div key={known} className="place" />)}
        </Shelf>
      )}
    </div>
  )
}

async function readCards(shop: ShopStore, ids: readonly number[]): Promise<readonly CardView[]> {
  const [engine, { readWatched }] = await Promise.all([shop.engine(), import('./read-watched.ts')])
  const { configuration } = shop.get(siteSubject)
  return readWatched(engine, ids, priceRules(shop.get(sessionSubject), configuration))
}
