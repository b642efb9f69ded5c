import { type PagingMeta } from '@vitrina/core/entities'
import { FIRST_PAGE } from '@vitrina/core/values'

export interface AskedPage {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

export interface PageWindow {
  readonly page: number
  readonly limit: number
  readonly offset: number
}

/** Where a page begins; `limit` is the list's own size where none is asked for. */
export function pageOf({ page = FIRST_PAGE, limit }: AskedPage, size: number): PageWindow {
  const rows = limit ?? size
  return { page, limit: rows, offset: (page - 1) * rows }
}

export const pagingMeta = ({ page, limit }: PageWindow, total: number): PagingMeta => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit)
})
