import { isNewsLikeRoute } from '../../routes/news-like.ts'
import type { RouteName } from '../../routes/routes.ts'
import { CATALOG_PAGE_SIZE } from './pagination.ts'

/** Three rows of three. */
const NEWS_PAGE_SIZE = 9

/** How many cards a page of a list has; lists of news by the words of their name or their type (A9). */
export const pageSizeOf = (route: RouteName): number =>
  isNewsLikeRoute(route) ? NEWS_PAGE_SIZE : CATALOG_PAGE_SIZE
