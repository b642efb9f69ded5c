import type { Generated } from 'kysely'

/** One change of an account; an order, or a refund of it, has at most one of each kind. */
export interface BonusEntryTable {
  id: Generated<number>
  user_id: string
  /** `spent` only tells what became of `held`: it changes nothing. */
  kind:
    | 'opening'
    | 'accrued'
    | 'held'
    | 'spent'
    | 'released'
    | 'refunded'
    | 'revoked'
    | 'burned'
    | 'corrected'
  /** What is added to the balance; below zero where bonuses leave. */
  amount_kopecks: number
  order_id: string | null
  refund_id: Generated<string | null>
  title: string
  at: Date
}

export interface BonusesTables {
  bonus_entry: BonusEntryTable
}
