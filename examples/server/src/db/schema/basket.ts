import type { Generated } from 'kysely'

export interface BasketTable {
  id: string
  /** `user:<id>` or `guest:<SHA-256 of the cart token>`. */
  owner: string
  /** Taken from one sequence for all baskets, so it also grows when a visitor changes basket. */
  version: number
  promo_code: string | null
  /** What the account's owner wants to write off; he may have less by now. */
  bonus_kopecks: Generated<number>
  updated_at: Date
}

/** A removed line stays with count 0: a late intent must meet the newer one that removed it. */
export interface BasketItemTable {
  basket_id: string
  group_id: number
  count: number
  selected: Generated<boolean>
  /** More was wanted than there was. */
  clamped: Generated<boolean>
  /** The newest intent applied; empty before the first. */
  intent: Generated<string>
  /** When the line was put in: lines keep their order. */
  added_at: Date
}

export interface PromoTable {
  /** In upper case. */
  code: string
  title: string
  percent: number | null
  amount_kopecks: number | null
  minimum_kopecks: number
  max_uses: number | null
  used: Generated<number>
  once_per_user: boolean
  expires_at: Date | null
}

export interface PromoUseTable {
  promo_code: string
  order_id: string
  user_id: string | null
  email: string
}

export interface BasketTables {
  basket: BasketTable
  basket_item: BasketItemTable
  promo: PromoTable
  promo_use: PromoUseTable
}
