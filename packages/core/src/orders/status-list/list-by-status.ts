import type { PagingMeta } from '../../entities/paging.ts'
import { routePath } from '../../routes/route-path.ts'
import { type EmptyList, type ListView, listView } from '../../values/pagination/list.view.ts'
import {
  EVERY_STATUS,
  type StatusCounts,
  type StatusEntity,
  type StatusTab,
  statusTabs
} from './status-list.ts'

/** One page of a visitor's orders or one-click orders, with the tabs of the other statuses. */
export interface ListByStatus<Card> extends ListView<Card> {
  readonly tabs: readonly StatusTab[]
}

interface StatusWords {
  readonly every: string
  readonly toEvery: string
  readonly noneHere: string
  readonly noneHereHint: string
  readonly noneYet: string
  readonly noneYetHint: string
  readonly noneYetNote: string
  readonly toCatalogue: string
}

interface StatusRules<Row, Card> {
  readonly entity: StatusEntity
  readonly words: StatusWords
  readonly hrefOf: (status: string) => string
  readonly card: (row: Row) => Card
  /** Where a search narrows the list: its own address, and what is said when nothing was found. */
  readonly search?: { readonly href: string; readonly empty: EmptyList } | undefined
}

interface Answers<Row> {
  readonly list: { readonly data: readonly Row[]; readonly meta: Pick<PagingMeta, 'pages'> }
  readonly counts: StatusCounts
}

export function listByStatus<Row, Card>(
  { list, counts }: Answers<Row>,
  { status, page }: { readonly status: string; readonly page: number },
  { entity, words, hrefOf, card, search }: StatusRules<Row, Card>
): ListByStatus<Card> {
  const { every } = words
  const none = counts.all > 0 ? noneHere(words, hrefOf(EVERY_STATUS)) : noneYet(words)
  const href = search?.href ?? hrefOf(status)
  return {
    ...listView(list, { href, page, card, empty: () => search?.empty ?? none }),
    tabs: statusTabs(entity, counts, status, { every, hrefOf })
  }
}

const noneHere = (words: StatusWords, href: string): EmptyList => ({
  title: words.noneHere,
  text: words.noneHereHint,
  action: { title: words.toEvery, href }
})

const noneYet = (words: StatusWords): EmptyList => ({
  title: words.noneYet,
  text: words.noneYetHint,
  note: words.noneYetNote,
  action: { title: words.toCatalogue, href: routePath('catalog') }
})
