import { pageHref, pageOf } from './pagination.ts'

/** The pages of one list that were read, by their number: those of reviews (B9). */
export interface PagesByNumber<Page> {
  /** Address of the first page of the list. */
  readonly list: string
  readonly pages: Readonly<Record<number, Page>>
}

/**
 * Adds the page that was read at an address. Pages of another list, as reviews of another rate,
 * are dropped: a list is read anew by who comes back to it from elsewhere.
 *
 * @example
 * ```ts
 * import { keepPage, keptPage } from '@vitrina/core/values'
 *
 * const first = keepPage(undefined, '/reviews', ['Марина К.'])
 * const both = keepPage(first, '/reviews?page=2', ['Олег Т.'])
 * both.pages[2] // → ['Олег Т.']
 * keptPage(both, '/reviews') // → ['Марина К.']
 * keptPage(both, '/reviews?rate=5') // → undefined
 * ```
 */
export function keepPage<Page>(
  known: PagesByNumber<Page> | undefined,
  href: string,
  page: Page
): PagesByNumber<Page> {
  const list = listOf(href)
  const others = known?.list === list ? known.pages : {}
  return { list, pages: { ...others, [pageOf(href)]: page } }
}

/** The page at an address, if it was read before. */
export const keptPage = <Page>(
  known: PagesByNumber<Page> | undefined,
  href: string
): Page | undefined => (known?.list === listOf(href) ? known.pages[pageOf(href)] : undefined)

const listOf = (href: string) => pageHref(href.split('#', 1).join(''), 1)
