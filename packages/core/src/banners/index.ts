export { type BannerPlace, bannerPlaces } from './banner-places.ts'
export { bannerPosition } from './banner-position.ts'
