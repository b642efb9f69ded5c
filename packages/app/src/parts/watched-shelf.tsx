import { followWatched, shelfView, watchedCardsSubject, watchedSubject } from '@vitrina/core/lists'
import { ProductCard, Shelf, style, useShop, useSubject } from '@vitrina/react-ui'
import { useEffect } from 'react'
import { keepWatched } from '../platform/keep-watched.ts'
import { watchedShelfMessages } from './watched-shelf.messages.ts'

const watchedShelfStyle = style(`
  & .place { margin-bottom: 205px; aspect-ratio: 1 / 1.04; border-radius: var(--r-l); background: var(--c-desk); }
`)

const whole = <State,>(state: State) => state

/** What this browser was shown before the product that is open: places at once, then their cards. */
export function WatchedShelf({ productId }: { readonly productId?: number }) {
  const shop = useShop()
  const watched = useSubject(watchedSubject, whole)
  const reading = useSubject(watchedCardsSubject, whole)
  const { cards, awaited } = shelfView(watched, reading, productId)

  useEffect(() => {
    keepWatched(shop)
    return followWatched(shop)
  }, [shop])

  if (cards.length + awaited.length === 0) return null
  return (
    <div className={`${watchedShelfStyle()} sec`} aria-busy={awaited.length > 0}>
      <Shelf title={watchedShelfMessages.title}>
        {cards.map(card => (
          <ProductCard key={card.id} card={card} level={3} />
        ))}
        {awaited.map(id => (
          <div key={id} className="place" />
        ))}
      </Shelf>
    </div>
  )
}
