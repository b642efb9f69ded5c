export type { BannerPlace } from './banner-places.ts'
export { bannerPosition } from './banner-position.ts'
export { homeBanners, placeBanners } from './place-banners.ts'
