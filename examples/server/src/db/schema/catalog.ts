import type { ColumnType, Generated } from 'kysely'

import type { ListingGoneTable, ListingTable, ProductSearchTable } from './listing.ts'

type Json<Value> = ColumnType<Value, string, string>

export interface CategoryTable {
  id: number
  code: string
  parent_id: number | null
  /** Ids from the root down to the category itself. */
  path: number[]
  /** Codes from the root down, joined by `/`. */
  url_path: string
  title: string
  description: string
  sort: number
  image: Json<StoredPicture> | null
}

export interface PartnerTable {
  id: number
  code: string
  title: string
  description: string
  size_table: string | null
  /** Sanitised HTML. */
  html: Generated<string>
  image: ColumnType<StoredPicture | null, string | null | undefined, string | null>
  images: ColumnType<readonly StoredPicture[], string | undefined, string>
  sort: Generated<number>
}

export interface FilterTable {
  id: number
  code: string
  title: string
  kind: 'choice' | 'size' | 'color'
  priority: number
  seo: boolean
}

export interface FilterValueTable {
  id: number
  filter_id: number
  code: string
  title: string
  hex: string | null
  depended_values: number[]
  sort: number
}

export interface StoredPicture {
  readonly fileId: string
  readonly alt: string
  readonly cover?: 'rose' | 'mint' | 'sky' | 'lemon' | 'stone'
  /** Code of the colour it shows. */
  readonly color?: string
  /** Of the film whose poster it is. */
  readonly video?: 'webm'
}

export interface StoredCharacteristic {
  readonly title: string
  readonly value: string
}

export interface ProductTable {
  id: number
  code: string
  title: string
  /** Sanitised HTML. */
  description: string
  lead: string
  vendor_code: string
  /** The vendor code as it is searched: lower case, letters and digits only. */
  vendor_code_key: string
  partner_id: number | null
  /** The first one is the leaf of the product's true path. */
  category_ids: number[]
  characteristics: Json<readonly StoredCharacteristic[]>
  pictures: Json<readonly StoredPicture[]>
  stickers: string[]
  /** Kopecks. */
  old_price: number | null
  rating: number
  reviews_count: number
  popularity: number
  created_at: Date
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  /** Titles of its own categories, and what else people call such things. */
  near_words: Generated<string>
  /** Further words a search finds the product by: its brand, wider categories, colours. */
  search_words: string
  /** Words that say whom it fits and what it is like: sizes, audience, facts. */
  fitting_words: string
  tsv: Generated<string>
}

export interface StoredColor {
  readonly code: string
  readonly title: string
  readonly hex: string
}

export interface StoredSize {
  readonly code: string
  readonly title: string
}

/** One colour-and-size pair: what a basket line counts. */
export interface ProductGroupTable {
  id: number
  product_id: number
  color: Json<StoredColor> | null
  size: Json<StoredSize> | null
}

export interface StoredOfferPrice {
  readonly priceRole: string
  /** The price holds from this many pieces on. */
  readonly limit: number
  readonly kopecks: number
}

export interface OfferTable {
  id: number
  group_id: number
  barcode: string
  /** Pieces; never below zero. */
  stock: number
  prices: Json<readonly StoredOfferPrice[]>
  /** Pieces of a package that wholesale buyers take whole. */
  pack_size: Generated<number>
  /** Nothing to send: there is always enough of it. */
  is_virtual: Generated<boolean>
}

export interface PriceRoleTable {
  code: string
  /** Index into `listing.prices`, from 1. */
  position: number
}

export interface StickerTable {
  code: string
  title: string
  tone: 'sale' | 'hit' | 'new' | 'school' | 'plain'
}

export interface CollectionTable {
  id: number
  code: string
  title: string
  description: string
}

/** Words of the titles, for the correction of typing mistakes. */
export interface SearchWordTable {
  word: string
  products: number
}

/** A picture as a recipe: a drawing of the art package and how to recolour it. */
export interface FileTable {
  id: string
  art: string
  hue: number
  saturation: number
  brightness: number
  rotate: number
  scale: number
  cover: string | null
}

export interface CatalogTables {
  category: CategoryTable
  partner: PartnerTable
  filter: FilterTable
  filter_value: FilterValueTable
  product: ProductTable
  product_group: ProductGroupTable
  offer: OfferTable
  listing: ListingTable
  listing_gone: ListingGoneTable
  product_search: ProductSearchTable
  price_role: PriceRoleTable
  sticker: StickerTable
  collection: CollectionTable
  search_word: SearchWordTable
  file: FileTable
}
