import type { ImageBreakpoint } from '@vitrina/core/entities'
import type { ColumnType, Generated } from 'kysely'

import type { StoredPicture } from './catalog.ts'

type Json<Value> = ColumnType<Value, string, string>

export interface SettingTable {
  key: string
  value: Json<unknown>
}

export interface SiteTable {
  id: string
  code: string
  title: string
}

export interface CurrencyTable {
  id: string
  code: string
  sign: string
  /** Units of this currency for one ruble. */
  rate: number
}

/** With the files that screens of other widths show in its place. */
export interface StoredBannerPicture extends StoredPicture {
  readonly breakpoints?: ImageBreakpoint[]
}

export interface BannerTable {
  code: string
  place: 'slider' | 'tile' | 'wide' | 'listing'
  sort: number
  title: string
  text: string
  link: Json<{ readonly url: string; readonly text: string }> | null
  cover: 'rose' | 'mint' | 'sky' | 'lemon' | 'stone' | 'board'
  images: Json<readonly StoredBannerPicture[]>
  /** Empty for all sites. */
  site_ids: Generated<string[]>
  /** Path of the category whose branch shows it. */
  category: Generated<string | null>
  /** `filter:value`, one of which must be chosen. */
  filter_values: Generated<string[]>
}

export interface PageTable {
  code: string
  title: string
  /** Sanitised HTML. */
  html: string
  parent_code: Generated<string | null>
  sort: Generated<number>
  updated_at: Generated<Date>
  tsv: ColumnType<string, never, never>
}

export interface SeoPageTable {
  url: string
  title: string
  og_title: string
  description: string
  og_description: string
  keywords: string
  h1: string
}

export interface RestockRequestTable {
  group_id: number
  /** Lower case. */
  email: string
  created_at: Generated<Date>
}

export interface ContentTables {
  setting: SettingTable
  site: SiteTable
  currency: CurrencyTable
  banner: BannerTable
  page: PageTable
  seo_page: SeoPageTable
  restock_request: RestockRequestTable
}
