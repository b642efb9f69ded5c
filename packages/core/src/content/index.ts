export { bannersFor } from './banner-choice.ts'
export type { BannerPlace } from './banner-places.ts'
export { bannerPosition } from './banner-position.ts'
export { newsPath, pagePath } from './content-path.ts'
export { CSV_START, csvLines } from './csv.ts'
export { commitmentOf, drawTickets, isDrawTrue, prizesInOrder } from './draw.ts'
export {
  type FoundPages,
  foundPages,
  noPages,
  type SearchTab,
  searchQuestions,
  searchTabs,
  shownTab
} from './found-pages.ts'
export { mailingForm } from './mailing.form.ts'
export { mailingMessages } from './mailing.messages.ts'
export { readingMinutes } from './news.ts'
export {
  type NewsCardView,
  type NewsView,
  newsCardView,
  newsView,
  relatedNews,
  relatedQuery
} from './news.view.ts'
export { type NewsListView, newsListQuery, newsListView } from './news-list.view.ts'
export { postMailing, postSubscription } from './own-mailing.ts'
export { type PageLink, pageNeighbours, pageTrail } from './page-tree.ts'
export { homeBanners, placeBanners } from './place-banners.ts'
export { priceListMessages } from './price-list.messages.ts'
export { type Cell, priceListHead, priceListPages } from './price-list.ts'
export { type PriceListKind, priceListKind, priceListLinks } from './price-list-file.ts'
export { raffleMessages } from './raffle.messages.ts'
export { raffleMessage } from './raffle.selectors.ts'
export { type RaffleView, raffleView } from './raffle.view.ts'
export { shopMessages } from './shop.messages.ts'
export {
  type ShopListView,
  type ShopView,
  shopListView,
  shopSearch,
  shopView
} from './shop-list.view.ts'
export { foundShops, shopMarkers } from './shop-points.ts'
export { socialEntries } from './social.ts'
