import type { CardView } from '@vitrina/core/catalog'
import { Fragment } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { emptyStateStyle } from '../../kit/empty-state/empty-state.styles.ts'
import { Skeleton } from '../../kit/skeleton/skeleton.tsx'
import { style } from '../../theme/style.ts'
import { ProductCard } from '../product-card/product-card.tsx'

/** While the page is still coming, a row is not whole yet: a button at its foot would move with the next card. */
const productGridStyle = style(`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 3vw, 44px) var(--gap);
  &[data-columns="4"] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  &[aria-busy=true] { opacity: .55; transition: opacity var(--t-base) 150ms; }
  & > .awaited { display: grid; gap: 14px; }
  & > * { --act: var(--unfinished, visible); }
  @supports selector(:has(a)) { & > :has(+ * + * + *) { --act: visible; } }
  @media (max-width: 1179px) { &, &[data-columns="4"] { grid-template-columns: var(--pair); } }
  @media (max-width: 767px) { &, &[data-columns="4"] { gap: 28px 12px; } }
`)

interface ProductGridProps {
  cards: readonly CardView[]
  /** Of the names of its cards; 2 where the heading of the page names the list. */
  level?: 2 | 3 | undefined
  columns?: 3 | 4 | undefined
  /** Another list is on its way to this place. */
  busy?: boolean | undefined
  /** How many cards are in sight at once. */
  eager?: number | undefined
  /** So many cards are being read: their places. */
  awaited?: number | undefined
  /** What stands after so many cards, besides them. */
  between?: ((cards: number) => Elements) | undefined
}

/**
 * Lays out the cards of products in columns as the screen has room. `busy` dims them while another
 * list is on its way, `awaited` keeps places for cards to come, `eager` says how many pictures load
 * at once.
 */
export const ProductGrid = ({
  cards,
  level = 2,
  columns = 3,
  busy = false,
  eager = 0,
  awaited = 0,
  between
}: ProductGridProps) => (
  <div className={productGridStyle()} data-columns={columns} aria-busy={busy}>
    {cards.map((card, place) => (
      <Fragment key={card.id}>
        {between?.(place)}
        <ProductCard card={card} level={level} priority={place < eager} />
      </Fragment>
    ))}
    {between?.(cards.length)}
    {Array.from({ length: awaited }, (_, place) => (
      <CardSkeleton key={place} />
    ))}
  </div>
)

function CardSkeleton() {
  // What is awaited may turn out to be nothing, and then has to look right at once.
  emptyStateStyle()
  return (
    <div className="awaited">
      <Skeleton shape="tile" />
      <Skeleton shape="price" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </div>
  )
}
