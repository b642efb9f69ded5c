import type { BlankStatusCode } from '../db/schema/blanks.ts'

export interface BlankRow {
  /** The order whose buyer and first goods it has; an `ordered` blank became this order. */
  readonly order: string
  readonly status: BlankStatusCode
  readonly daysAgo: number
  readonly commentary: string
}

export const BLANK_ROWS: readonly BlankRow[] = [
  { order: 'П-100002', status: 'new', daysAgo: 0, commentary: '' },
  {
    order: 'П-100001',
    status: 'processing',
    daysAgo: 1,
    commentary: 'Звоните после шести вечера.'
  },
  { order: 'П-100003', status: 'ordered', daysAgo: 5, commentary: '' },
  { order: 'П-100005', status: 'cancelled', daysAgo: 41, commentary: '' },
  { order: 'П-100006', status: 'new', daysAgo: 2, commentary: 'Нужен счёт на школу.' },
  { order: 'П-100010', status: 'ordered', daysAgo: 91, commentary: '' }
]
