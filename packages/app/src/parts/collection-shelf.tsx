import type { CardView } from '@vitrina/core/catalog'
import { ProductCard, Shelf } from '@vitrina/react-ui'

import { collectionShelfMessages } from './collection-shelf.messages.ts'

interface CollectionShelfProps {
  readonly title: string
  readonly cards: readonly CardView[]
  /** Where all of them are. */
  readonly href?: string
}

/** A shelf of goods under a heading. */
export const CollectionShelf = ({ title, cards, href }: CollectionShelfProps) => (
  <Shelf
    title={title}
    link={href === undefined ? undefined : { href, title: collectionShelfMessages.showAll }}
  >
    {cards.map(card => (
      <ProductCard key={card.id} card={card} level={3} />
    ))}
  </Shelf>
)
