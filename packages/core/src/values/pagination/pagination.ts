import { queryParams, setParam } from '../../routes/query-string.ts'

export const FIRST_PAGE = 1
export const CATALOG_PAGE_SIZE = 10
export const RAW_LIST_SIZE = 20
export const SEARCH_PAGE_SIZE = 10
export const RAFFLE_PAGE_SIZE = 10
/** Lists of an account: orders, one-click orders, notifications, reviews, changes of bonuses. */
export const ACCOUNT_PAGE_SIZE = 10
export const WINDOW_LINKS = 6
const PAGE_PARAM = 'page'
const PAGE_NUMBER = /^[1-9]\d{0,5}$/

/** The page of a query parameter; anything but a plain number from 1 on is page 1 (A10). */
export const parsePage = (value: string | null | undefined) =>
  PAGE_NUMBER.test(value ?? '') ? Number(value) : FIRST_PAGE

/** The page that an address asks for. */
export const pageOf = (url: string) => parsePage(queryParams(url).get(PAGE_PARAM))

/** The same address on another page; page 1 has no parameter. */
export const pageHref = (href: string, page: number) =>
  setParam(href, [PAGE_PARAM], page > FIRST_PAGE ? `${PAGE_PARAM}=${page}` : undefined)

/** A page past the last one: there is nothing there (A10). An empty list has its first page. */
export const isPastLast = (page: number, pages: number): boolean =>
  page > Math.max(FIRST_PAGE, pages)

export const pageCount = (total: number, limit: number) =>
  limit > 0 && total > 0 ? Math.ceil(total / limit) : FIRST_PAGE

/** Up to six consecutive page numbers around the current one, shifted at the ends (E14). */
export function pageWindow(page: number, pages: number): readonly number[] {
  const current = Math.trunc(page) || FIRST_PAGE
  const count = Math.trunc(pages) || FIRST_PAGE
  const length = Math.min(WINDOW_LINKS, Math.max(FIRST_PAGE, count))
  const before = Math.floor((WINDOW_LINKS - 1) / 2)
  const last = Math.max(FIRST_PAGE, count - length + 1)
  const start = Math.min(last, Math.max(FIRST_PAGE, current - before))
  return Array.from({ length }, (_, place) => start + place)
}
