import { FIRST_PAGE, pageHref, pageWindow } from './pagination.ts'

/** The pages of a list as links. */
export interface PagesView {
  readonly links: readonly { readonly page: number; readonly href: string }[]
  readonly current: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The pages around the shown one; none where one page holds all. */
export function pagesView(
  href: string,
  { page, pages }: { readonly page: number; readonly pages: number }
): PagesView | undefined {
  if (pages <= FIRST_PAGE) return undefined
  return {
    links: pageWindow(page, pages).map(each => ({ page: each, href: pageHref(href, each) })),
    current: page,
    previous: page > FIRST_PAGE ? pageHref(href, page - 1) : undefined,
    next: page < pages ? pageHref(href, page + 1) : undefined
  }
}
