import type { PagingMeta } from '@vitrina/core/entities'

import { type AskedPage, type PageWindow, pageOf, pagingMeta } from './paging.ts'

const ON_A_PAGE = 10
const EVERY_STATUS = 'all'

interface Status {
  readonly code: string
  readonly title: string
}

/** The statuses of a list, and those that its owner may still cancel. */
interface StatusRules<Item extends Status> {
  readonly all: readonly Item[]
  readonly cancellable: readonly string[]
}

/** What a list by statuses asks the store; without a code, of every status. */
interface StatusRows<Code, Card> {
  readonly count: (code: Code | undefined) => Promise<number>
  readonly read: (window: PageWindow, code: Code | undefined) => Promise<Card[]>
}

interface StatusList<Item, Card> {
  readonly data: Card[]
  readonly meta: PagingMeta
  readonly statuses: Item[]
  readonly cancelStatuses: string[]
}

/** A page of a visitor's list; an unknown status has nothing in it, it is not «all of them». */
export async function listByStatus<Item extends Status, Card>(
  query: AskedPage & { readonly status?: string | undefined },
  { all, cancellable }: StatusRules<Item>,
  { count, read }: StatusRows<Item['code'], Card>
): Promise<StatusList<Item, Card>> {
  const { status = EVERY_STATUS } = query
  const window = pageOf(query, ON_A_PAGE)
  const code = all.find(each => each.code === status)?.code
  const isKnown = status === EVERY_STATUS || code !== undefined
  return {
    data: isKnown ? await read(window, code) : [],
    meta: pagingMeta(window, isKnown ? await count(code) : 0),
    statuses: [...all],
    cancelStatuses: [...cancellable]
  }
}

interface CountedStatus {
  readonly status: string
  readonly count: number
}

/** How many a visitor has of each status, and in all. */
export function countsByStatus(all: readonly Status[], rows: readonly CountedStatus[]) {
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    statuses: all.map(({ code, title }) => ({ code, title, count: counts.get(code) ?? 0 }))
  }
}
