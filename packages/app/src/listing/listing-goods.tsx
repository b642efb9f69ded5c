import { bannerPlaces } from '@vitrina/core/banners'
import type { Banner } from '@vitrina/core/entities'
import { ProductGrid } from '@vitrina/react-ui'

import type { ListingData } from './listing.loader.ts'
import { ListingBanner } from './listing-banner.tsx'

/** Cards in sight of a wide screen before it is scrolled. */
const EAGER_CARDS = 3

interface ListingGoodsProps extends Pick<ListingData, 'cards'> {
  readonly banners: readonly Banner[]
  /** Another list is on its way. */
  readonly isBusy: boolean
}

/** The goods of a list with the banners that fill its rows. */
export function ListingGoods({ cards, banners, isBusy }: ListingGoodsProps) {
  const places = bannerPlaces(cards.length)

  function bannerAfter(count: number) {
    const turn = places.findIndex(({ after }) => after === count)
    const [place, banner] = [places[turn], banners[turn % banners.length]]
    return (
      place && banner && <ListingBanner key={`banner ${count}`} banner={banner} place={place} />
    )
  }

  return <ProductGrid cards={cards} busy={isBusy} eager={EAGER_CARDS} between={bannerAfter} />
}
