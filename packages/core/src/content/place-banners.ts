import type { Banner } from '../entities/content.ts'
import { type BannerPlace, bannerPlaces } from './banner-places.ts'

/** A banner among the cards of a list. */
export interface PlacedBanner extends BannerPlace {
  readonly banner: Banner
}

/** The banners of a list at their places, the best fit first; few of them take turns. */
export const placeBanners = (banners: readonly Banner[], cards: number): readonly PlacedBanner[] =>
  bannerPlaces(cards).flatMap((place, turn) => {
    const banner = banners[turn % banners.length]
    return banner === undefined ? [] : [{ ...place, banner }]
  })

/** Banners of the first page by where they belong. */
export const homeBanners = (banners: readonly Banner[]) => ({
  slides: banners.filter(({ place }) => place === 'slider'),
  tiles: banners.filter(({ place }) => place === 'tile')
})
