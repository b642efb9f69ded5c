import type { PagingMeta } from '../../entities/paging.ts'
import { type PagesView, pagesView } from './pages.view.ts'
import { isPastLast } from './pagination.ts'

/** In place of a list without cards: what it means, and the way out of it. */
export interface EmptyList {
  readonly title: string
  readonly text: string
  /** By hand on the margin; never the only meaning. */
  readonly note?: string
  readonly action?: { readonly title: string; readonly href: string }
}

/** One page of a list as its screen shows it; plain JSON. */
export interface ListView<Card> {
  readonly cards: readonly Card[]
  readonly page: number
  /** None where one page holds all. */
  readonly pages: PagesView | undefined
  /** Instead of cards. */
  readonly empty: EmptyList | undefined
  /** There is no such page (A10). */
  readonly isPastEnd: boolean
}

interface ListAnswer<Row> {
  readonly data: readonly Row[]
  readonly meta: Pick<PagingMeta, 'pages'>
}

interface ListRules<Row, Card> {
  /** Where the list is read, with what narrows it. */
  readonly href: string
  readonly page: number
  readonly card: (row: Row) => Card
  /** The words of this list, on a page of it or past its last one; none where its heading says it. */
  readonly empty?: (isPastEnd: boolean) => EmptyList
}

/** A page of a list, from the answer of its call. */
export function listView<Row, Card>(
  { data, meta }: ListAnswer<Row>,
  { href, page, card, empty }: ListRules<Row, Card>
): ListView<Card> {
  const isPastEnd = isPastLast(page, meta.pages)
  return {
    cards: data.map(card),
    page,
    pages: pagesView(href, { page, pages: meta.pages }),
    empty: data.length > 0 ? undefined : empty?.(isPastEnd),
    isPastEnd
  }
}
