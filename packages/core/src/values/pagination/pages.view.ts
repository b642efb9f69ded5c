import { FIRST_PAGE, pageHref, pageWindow } from './pagination.ts'

interface PageLink {
  readonly page: number
  readonly href: string
  readonly title: string
  /** It is the one that is shown. */
  readonly isChosen: boolean
}

/** The pages of a list as links. */
export interface PagesView {
  readonly links: readonly PageLink[]
  readonly previous: string | undefined
  readonly next: string | undefined
}

interface ShownPage {
  readonly page: number
  readonly pages: number
}

/** The pages around the shown one; none where one page holds all. */
export const pagesView = (href: string, shown: ShownPage): PagesView | undefined =>
  pagesBy(page => pageHref(href, page), shown)

/** The same for a list that writes its addresses itself. */
export function pagesBy(
  hrefOf: (page: number) => string,
  { page, pages }: ShownPage
): PagesView | undefined {
  if (pages <= FIRST_PAGE) return undefined
  return {
    links: pageWindow(page, pages).map(each => ({
      ...{ page: each, href: hrefOf(each) },
      ...{ title: String(each), isChosen: each === page }
    })),
    previous: page > FIRST_PAGE ? hrefOf(page - 1) : undefined,
    next: page < pages ? hrefOf(page + 1) : undefined
  }
}
