import type { Cover } from './catalogue-shapes.ts'
import type { Coordinates } from './shop-shapes.ts'

export interface DemoLink {
  readonly text: string
  readonly url: string
}

export interface DemoBanner {
  readonly code: string
  readonly place: 'slider' | 'tile' | 'wide' | 'listing'
  readonly sort: number
  readonly title: string
  readonly text: string
  readonly link: DemoLink
  readonly cover: Cover
  readonly art: readonly string[]
  /** Stands in place of the first drawing on phones. */
  readonly phoneArt?: string
  /** Only on these sites; missing for all of them. */
  readonly siteIds?: readonly string[]
  /** Path of the category whose branch shows it. */
  readonly category?: string
  /** `filter:value`, one of which must be chosen. */
  readonly values?: readonly string[]
}

export interface DemoPage {
  readonly code: string
  readonly title: string
  readonly html: string
  /** Code of the page it stands under. */
  readonly parent?: string
}

export interface DemoNews {
  readonly id: number
  readonly code: string
  readonly type: 'articles' | 'news' | 'actions'
  readonly title: string
  readonly preview: string
  readonly html: string
  readonly tags: readonly string[]
  /** ISO time. */
  readonly publicationDate: string
  readonly art: string
  readonly cover: Cover
  readonly link?: DemoLink
  readonly promoCode?: string
  /** Code of the collection whose goods stand under the text. */
  readonly collection?: string
  /** ISO time when a promotion ends. */
  readonly endsAt?: string
  /** Code of the raffle with which it ends. */
  readonly raffle?: string
}

export interface DemoShopPoint {
  readonly code: string
  readonly type: 'shop' | 'dealer'
  readonly cityId: number
  readonly title: string
  readonly address: string
  readonly note: string
  readonly coordinates: Coordinates
  readonly hours: string
  readonly phone: string
  readonly services: readonly string[]
  readonly art: readonly string[]
  /** Code of the store among the ways of delivery. */
  readonly deliveryPointCode?: string
}

export interface DemoWidgetItem {
  readonly title: string
  readonly text: string
  readonly class?: string
  readonly link?: DemoLink
  readonly html?: string
  readonly art?: readonly string[]
  /** Whole rubles. */
  readonly amounts?: readonly number[]
}

export interface DemoWidget {
  readonly code: string
  readonly kind: 'facts' | 'steps' | 'questions' | 'cards' | 'certificates'
  readonly title: string
  readonly text: string
  readonly items: readonly DemoWidgetItem[]
}

/** Texts for search engines; a missing one is not set. */
export interface DemoSeoPage {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly ogTitle?: string
  readonly h1?: string
}

export interface DemoBrandPage {
  readonly art: readonly string[]
  readonly cover: Cover
  readonly html: string
}

export interface DemoSizeTable {
  readonly code: string
  readonly title: string
  /** How to measure. */
  readonly note: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
