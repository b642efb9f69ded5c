import type { Generated } from 'kysely'

/** Narrow read model of the listing: one row per product. */
export interface ListingTable {
  product_id: number
  /** Its categories with all their ancestors. */
  category_ids: number[]
  collection_ids: number[]
  value_ids: number[]
  stickers: string[]
  /** Kopecks, in the order of `price_role.position`. */
  prices: number[]
  /** Empty for all sites. */
  site_ids: Generated<string[]>
  /** Percent off, whole. */
  discount: number
  in_stock: boolean
  popularity: number
  rating: number
  created_at: Date
  /** The transaction that wrote the row last: the store's own. */
  changed: Generated<string>
}

/** What is in the listing no longer. */
export interface ListingGoneTable {
  /** Null for all that were there. */
  product_id: number | null
  changed: Generated<string>
}

/** What a search looks through: kept by the store as products change. */
export interface ProductSearchTable {
  product_id: number
  tsv: string
}
