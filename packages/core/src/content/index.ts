export { type BannerPosition, bannersFor } from './banner-choice.ts'
export { newsPath, pagePath } from './content-path.ts'
export {
  type FoundPages,
  foundPages,
  noPages,
  type SearchTab,
  searchQuestions,
  searchTabs,
  shownPart
} from './found-pages.ts'
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
export { type PageLink, pageNeighbours, pageTrail } from './page-tree.ts'
export { socialEntries } from './social.ts'
