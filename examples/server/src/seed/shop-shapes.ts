import type { DemoPicture, PriceRole } from './catalogue-shapes.ts'

/** Latitude and longitude, degrees. */
export type Coordinates = readonly [number, number]

export interface DemoShopReview {
  readonly id: number
  readonly author: string
  readonly city: string
  readonly rate: number
  readonly text: string
  readonly answer?: string
  /** ISO time. */
  readonly createdAt: string
  readonly picture?: DemoPicture
}

export interface DemoRaffle {
  readonly code: string
  readonly title: string
  readonly lead: string
  readonly html: string
  readonly image: DemoPicture
  /** Days from the day the shop is filled; negative ones are over. */
  readonly startsInDays: number
  readonly endsInDays: number
  /** Rubles of one order; 0 when none is asked for. */
  readonly minOrderRubles: number
  readonly prizes: readonly {
    readonly title: string
    readonly count: number
    readonly art: string
  }[]
  readonly conditions: readonly string[]
  /** Invented people, name and surname; shown masked. */
  readonly participants: readonly string[]
  readonly isDrawn?: boolean
}

export interface DemoCity {
  readonly id: number
  readonly title: string
  readonly region: string
  /** Demo ids in the shape of the state registers; only the regional centres follow a real rule. */
  readonly kladrId: string
  readonly fiasId: string
  readonly postalCode: string
  readonly coordinates: Coordinates
  readonly isRegionCentre: boolean
}

export interface DemoStreet {
  readonly id: number
  /** With its type, as in an address: «ул. Садовая». */
  readonly title: string
}

export interface DemoDeliveryPoint {
  readonly code: string
  readonly cityId: number
  readonly title: string
  readonly address: string
  readonly coordinates: Coordinates
  readonly hours: string
  readonly priceKopecks: number
  readonly days: number
}

export interface DemoDeliveryMethod {
  readonly id: number
  readonly code: 'courier' | 'pickup' | 'store'
  readonly title: string
  readonly description: string
  readonly isDefault: boolean
}

export interface DemoPaymentMethod {
  readonly id: number
  readonly code: 'sbp' | 'card' | 'on_receipt' | 'invoice'
  readonly title: string
  readonly description: string
  readonly isDefault: boolean
  /** Paid on the payment page right after the order. */
  readonly isOnline: boolean
  readonly onlyForOrganizations: boolean
}

export interface DemoStore {
  readonly id: number
  readonly code: string
  readonly cityId: number
  readonly title: string
  readonly address: string
  readonly coordinates: Coordinates
  readonly hours: string
  readonly phone: string
}

export interface DemoPromoCode {
  readonly code: string
  readonly title: string
  readonly discount:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'amount'; readonly kopecks: number }
  readonly minimumKopecks: number
  readonly maxUses?: number
  /** Uses that are gone already. */
  readonly used?: number
  readonly oncePerUser: boolean
  /** The most that a percentage takes off. */
  readonly maxDiscountKopecks?: number
  /** ISO time before which the code is refused. */
  readonly startsAt?: string
  /** ISO time after which the code is refused. */
  readonly expiresAt?: string
}

export interface DemoSet {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly discountPercent: number
  /** `goods`: titles of products, one of which is chosen. */
  readonly slots: readonly { readonly title: string; readonly goods: readonly string[] }[]
}

export interface DemoCertificate {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly vendorCode: string
  readonly barcode: string
  readonly kopecks: number
}

export interface DemoOrganization {
  readonly id: number
  readonly title: string
  readonly inn: string
  readonly kpp: string
  readonly address: string
}

export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly fio: string
  readonly phone: string
  readonly roles: readonly ('user' | 'org_user' | 'dealer')[]
  readonly priceRole: PriceRole
  /** A welcome; orders that are done add theirs. */
  readonly bonusKopecks: number
  readonly cityId: number
  readonly organizationId?: number
  readonly schoolInfo?: {
    readonly institute: string
    readonly region: string
    readonly city: string
  }
}
