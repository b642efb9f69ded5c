export { type EmptyList, type ListView, listView } from './list.view.ts'
export { type PagesView, pagesView } from './pages.view.ts'
export {
  createPaginationMachine,
  type PaginationActor,
  type PaginationContext,
  type PaginationEvent,
  type PaginationFact
} from './pagination.machine.ts'
export {
  chosenPage,
  hasPageAfter,
  hasPageBefore,
  pageLinks
} from './pagination.selectors.ts'
export {
  CATALOG_PAGE_SIZE,
  FAVORITES_PAGE_SIZE,
  FIRST_PAGE,
  pageCount,
  pageHref,
  pageWindow,
  parsePage,
  RAFFLE_PAGE_SIZE,
  RAW_LIST_SIZE,
  SEARCH_PAGE_SIZE
} from './pagination.ts'
