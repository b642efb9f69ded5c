import { placeBanners } from '@vitrina/core/content'
import type { Banner } from '@vitrina/core/entities'
import { CARD_PICTURE, ProductGrid } from '@vitrina/react-ui'

import type { PagePicture } from '../page/define-page.ts'
import { useBelowFold } from '../routing/below-fold.tsx'
import type { ListingData } from './listing.loader.ts'
import { ListingBanner } from './listing-banner.tsx'

/** Cards in sight of a wide screen before it is scrolled. */
const EAGER_CARDS = 3
/** Cards in sight of any screen, the tops of the second row among them. */
const SEEN_CARDS = 6

/** The pictures of a list that are in sight when it opens. */
export const listingPictures = ({ cards }: Pick<ListingData, 'cards'>): readonly PagePicture[] =>
  cards.slice(0, EAGER_CARDS).map(({ picture }) => ({ ...CARD_PICTURE, picture }))

interface ListingGoodsProps extends Pick<ListingData, 'cards'> {
  /** Of the names of the goods. */
  readonly level: 2 | 3
  readonly banners: readonly Banner[]
  /** Another list is on its way. */
  readonly isBusy: boolean
}

/** The goods of a list with the banners that fill its rows. */
export function ListingGoods({ cards, level, banners, isBusy }: ListingGoodsProps) {
  const isWhole = useBelowFold()
  const placed = placeBanners(banners, cards.length)

  function bannerAfter(count: number) {
    const place = placed.find(({ after }) => after === count)
    return place && <ListingBanner key={`banner ${count}`} banner={place.banner} place={place} />
  }

  return (
    <ProductGrid
      cards={isWhole ? cards : cards.slice(0, SEEN_CARDS)}
      level={level}
      busy={isBusy}
      eager={EAGER_CARDS}
      between={bannerAfter}
    />
  )
}
