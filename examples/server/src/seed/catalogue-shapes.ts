export type Cover = 'rose' | 'mint' | 'sky' | 'lemon' | 'stone'
export type PriceRole = 'guest_opt' | 'user' | 'org' | 'dealer'
export type StickerCode = 'hit' | 'new' | 'sale' | 'school'

/** A drawing of the shop's own or of the art package, on a coloured cover. */
export interface DemoPicture {
  readonly art: string
  readonly cover: Cover
  readonly alt: string
  /** Degrees, clockwise. */
  readonly rotate: number
  /** Share of the tile's width, percent. */
  readonly scale: number
  /** Code of the colour the picture shows; missing when it suits every colour. */
  readonly color?: string
  /** It is the poster of a film. */
  readonly video?: 'webm'
}

export interface DemoCategory {
  readonly id: number
  readonly code: string
  readonly parentId: number | null
  readonly title: string
  readonly sort: number
  readonly art: string
  readonly cover: Cover
  readonly description: string
}

export interface DemoBrand {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly description: string
  /** Code of one of the shop's size tables. */
  readonly sizeTable?: string
}

export interface DemoFilterValue {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly hex?: string
  /** Ids of the values of other filters, one of which must be chosen for this value to make sense. */
  readonly dependedValues?: readonly number[]
}

export interface DemoFilter {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly kind: 'choice' | 'size' | 'color'
  readonly priority: number
  readonly seo: boolean
  readonly values: readonly DemoFilterValue[]
}

export interface DemoColor {
  readonly code: string
  readonly title: string
  readonly hex: string
  readonly filterValueId: number
}

export interface DemoSize {
  readonly code: string
  readonly title: string
  readonly filterValueId: number
}

export interface DemoOfferPrice {
  readonly priceRole: PriceRole
  /** The price holds from this many pieces on. */
  readonly limit: number
  readonly kopecks: number
}

/** One colour-and-size pair, what a basket line counts. */
export interface DemoGroup {
  readonly id: number
  readonly color?: DemoColor
  readonly size?: DemoSize
  readonly barcode: string
  readonly stock: number
  readonly prices: readonly DemoOfferPrice[]
}

export interface DemoCardPrice {
  readonly priceRole: PriceRole
  readonly kopecks: number
}

export interface DemoCharacteristic {
  readonly title: string
  readonly value: string
}

export interface DemoParcel {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

export interface DemoReview {
  readonly author: string
  /** From 1 to 5. */
  readonly rate: number
  readonly text: string
  /** What was bought: «тёмно-синий, 134». */
  readonly variant: string
  readonly size: string
  readonly fit?: 'small' | 'true' | 'large'
  readonly answer?: string
  /** ISO time. */
  readonly createdAt: string
  readonly pictures: readonly DemoPicture[]
}

export interface DemoProduct {
  readonly id: number
  readonly code: string
  readonly title: string
  /** HTML paragraphs. */
  readonly description: string
  readonly lead: string
  readonly vendorCode: string
  readonly brandId: number
  /** The first one is the leaf of the product's true path. */
  readonly categoryIds: readonly number[]
  readonly characteristics: readonly DemoCharacteristic[]
  readonly filterValueIds: readonly number[]
  readonly stickers: readonly StickerCode[]
  readonly oldPriceKopecks?: number
  readonly cardPrices: readonly DemoCardPrice[]
  /** Mean of its reviews with one decimal; 0 when there are none. */
  readonly rating: number
  readonly reviewsCount: number
  readonly reviews: readonly DemoReview[]
  readonly popularity: number
  /** ISO time. */
  readonly createdAt: string
  readonly parcel: DemoParcel
  readonly pictures: readonly DemoPicture[]
  readonly groups: readonly DemoGroup[]
}

export interface DemoSticker {
  readonly code: StickerCode
  readonly title: string
  readonly tone: 'marker' | 'pen' | 'red' | 'green'
}

export interface DemoCollection {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly description: string
  readonly productIds: readonly number[]
}
