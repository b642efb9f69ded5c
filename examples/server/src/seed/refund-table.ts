import type { RefundReason } from '@vitrina/core/entities'

import type { RefundStatusCode } from '../db/schema/refunds.ts'

export interface RefundRow {
  /** Number of a received order. */
  readonly order: string
  readonly status: RefundStatusCode
  readonly reason: RefundReason
  readonly daysAgo: number
  /** Pieces of the order's first goods. */
  readonly count: number
  readonly comment: string
  readonly answer: string
}

export const REFUND_ROWS: readonly RefundRow[] = [
  {
    order: 'П-100004',
    status: 'done',
    reason: 'defect',
    daysAgo: 20,
    count: 1,
    comment: 'В наборе не хватает ниток.',
    answer: 'Приносим извинения, деньги вернули на карту.'
  },
  {
    order: 'П-100008',
    status: 'new',
    reason: 'size',
    daysAgo: 40,
    count: 2,
    comment: '',
    answer: ''
  },
  {
    order: 'П-100010',
    status: 'rejected',
    reason: 'changed_mind',
    daysAgo: 70,
    count: 10,
    comment: '',
    answer: 'Носки надлежащего качества не подлежат возврату.'
  },
  {
    order: 'П-100022',
    status: 'approved',
    reason: 'wrong_item',
    daysAgo: 30,
    count: 4,
    comment: 'Четыре майки пришли без номера.',
    answer: 'Ждём их в магазине: привезите вместе с накладной.'
  }
]
