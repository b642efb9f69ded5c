import type { PaginationContext } from './pagination.machine.ts'
import { FIRST_PAGE, pageWindow } from './pagination.ts'

/** The page that the visitor is going to see. */
export const chosenPage = ({ page, wanted }: PaginationContext) => wanted ?? page

/** Up to six numbers around the chosen page. */
export const pageLinks = (pagination: PaginationContext) =>
  pageWindow(chosenPage(pagination), pagination.count)

export const hasPageBefore = (pagination: PaginationContext) => chosenPage(pagination) > FIRST_PAGE

export const hasPageAfter = (pagination: PaginationContext) =>
  chosenPage(pagination) < pagination.count
