export { type EmptyList, type ListView, listView } from './list.view.ts'
export { type PagesView, pagesView } from './pages.view.ts'
export { keepPage, keptPage, type PagesByNumber } from './pages-by-number.ts'
export {
  ACCOUNT_PAGE_SIZE,
  CATALOG_PAGE_SIZE,
  FIRST_PAGE,
  isPastLast,
  pageCount,
  pageHref,
  pageOf,
  pageWindow,
  parsePage,
  RAFFLE_PAGE_SIZE,
  RAW_LIST_SIZE,
  SEARCH_PAGE_SIZE
} from './pagination.ts'
