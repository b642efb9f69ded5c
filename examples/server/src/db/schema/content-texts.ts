import type { NewsType, ShopPointType, Widget } from '@vitrina/core/entities'
import type { ColumnType, Generated } from 'kysely'

import type { StoredPicture } from './catalog.ts'

type Json<Value> = ColumnType<Value, string, string>

export interface NewsTable {
  id: number
  code: string
  type: NewsType
  title: string
  preview: string
  /** Sanitised HTML. */
  html: string
  tags: string[]
  image: Json<StoredPicture> | null
  link: Json<{ readonly url: string; readonly text: string }> | null
  promo_code: string | null
  /** Code of a collection. */
  collection: string | null
  publication_date: Date
  ends_at: Date | null
  /** Empty for all sites. */
  site_ids: Generated<string[]>
  tsv: ColumnType<string, never, never>
}

export interface SizeTableTable {
  code: string
  title: string
  note: string
  columns: Json<readonly string[]>
  rows: Json<readonly (readonly string[])[]>
}

export interface ShopPointTable {
  id: number
  code: string
  type: ShopPointType
  place_id: number
  title: string
  address: string
  note: string
  latitude: number
  longitude: number
  hours: string
  phone: string
  services: string[]
  images: Json<readonly StoredPicture[]>
  delivery_point_code: string | null
  site_ids: Generated<string[]>
}

export interface WidgetTable {
  code: string
  kind: Widget['kind']
  title: string
  text: string
  /** Its texts are sanitised HTML. */
  items: Json<Widget['items']>
  site_ids: Generated<string[]>
}

export interface ContentTextsTables {
  news: NewsTable
  size_table: SizeTableTable
  shop_point: ShopPointTable
  widget: WidgetTable
}
