import type { Generated } from 'kysely'

export interface FavoriteTable {
  user_id: string
  /** No foreign key: a product that is gone may come back, and the wish stays. */
  product_id: number
  /** Grows with every wish, so that the newest stands first. */
  position: Generated<number>
  added_at: Date
}

export interface FavoritesTables {
  favorite: FavoriteTable
}
