import type { ShopStore } from '@vitrina/core'
import {
  followWatched,
  shelfView,
  watchedCardsSubject,
  watchedSubject
} from '@vitrina/core/watched'
import { ProductCard, Shelf, useShop, useSubject } from '@vitrina/react-ui'
import { useCallback, useEffect } from 'react'

import { whenNear } from '../platform/near-screen.ts'
import { watchedShelfStyle } from './watched-shelf.styles.ts'

const whole = <State,>(state: State) => state

/**
 * What this browser was shown before, below all that is in sight: its place is kept at once, its
 * cards are read when a visitor comes near. The product that is open becomes the last one watched.
 */
export function WatchedShelf({ productId }: { readonly productId?: number }) {
  const shop = useShop()
  const watched = useSubject(watchedSubject, whole)
  const reading = useSubject(watchedCardsSubject, whole)
  const { cards, awaited } = shelfView(watched, reading, productId)

  useEffect(() => {
    if (productId !== undefined) shop.send(watchedSubject, { type: 'product.watched', productId })
  }, [shop, productId])

  const come = useCallback(
    (place: HTMLElement | null) => (place ? readWhenNear(shop, place) : undefined),
    [shop]
  )

  if (cards.length + awaited.length === 0) return null
  return (
    <div ref={come} className={`${watchedShelfStyle()} sec`} aria-busy={awaited.length > 0}>
      <Shelf title="Вы смотрели">
        {cards.map(card => (
          <ProductCard key={card.id} card={card} />
        ))}
        {awaited.map(id => (
          <div key={id} className="place" />
        ))}
      </Shelf>
    </div>
  )
}

/** Returns the way to stop. */
function readWhenNear(shop: ShopStore, place: HTMLElement): () => void {
  let stopReading: (() => void) | undefined
  const stopWaiting = whenNear(place, () => {
    stopReading = followWatched(shop)
  })
  return () => {
    stopWaiting()
    stopReading?.()
  }
}
