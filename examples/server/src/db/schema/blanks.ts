import type { Blank } from '@vitrina/core/entities'
import type { ColumnType, Generated } from 'kysely'

export type BlankStatusCode = 'new' | 'processing' | 'ordered' | 'cancelled'

/** A one-click order: the shop calls and fills in the rest. */
export interface BlankTable {
  id: string
  number: Generated<string>
  user_id: string | null
  /** SHA-256 of the cart token the blank was made with. */
  guest_hash: string | null
  status: BlankStatusCode
  name: string
  phone: string
  commentary: string
  /** Who wants what: while the shop has not called, the same wish is the same blank. */
  wish: string
  /** The order it became. */
  order_id: string | null
  created_at: Date
}

/** What was wanted, at the price the visitor saw. */
export interface BlankItemTable {
  blank_id: string
  position: number
  group_id: number
  product_id: number
  title: string
  variant: string
  url: string
  image: ColumnType<Blank['items'][number]['image'], string | null, string | null>
  count: number
  price_kopecks: number
  sum_kopecks: number
}

export interface BlanksTables {
  blank: BlankTable
  blank_item: BlankItemTable
}
