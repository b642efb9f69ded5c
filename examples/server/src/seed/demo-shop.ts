import type {
  DemoBrand,
  DemoCategory,
  DemoCollection,
  DemoFilter,
  DemoProduct,
  DemoSticker
} from './catalogue-shapes.ts'
import type {
  DemoAccount,
  DemoBanner,
  DemoCity,
  DemoDeliveryMethod,
  DemoDeliveryPoint,
  DemoNews,
  DemoOrder,
  DemoOrderStatus,
  DemoOrganization,
  DemoPage,
  DemoPaymentMethod,
  DemoPromoCode,
  DemoShopReview,
  DemoSizeTable,
  DemoStore,
  DemoStreet
} from './shop-shapes.ts'

export interface DemoShop {
  readonly categories: readonly DemoCategory[]
  readonly brands: readonly DemoBrand[]
  readonly filters: readonly DemoFilter[]
  readonly products: readonly DemoProduct[]
  readonly stickers: readonly DemoSticker[]
  readonly collections: readonly DemoCollection[]
  readonly sizeTables: readonly DemoSizeTable[]
  readonly banners: readonly DemoBanner[]
  readonly pages: readonly DemoPage[]
  readonly news: readonly DemoNews[]
  readonly reviews: readonly DemoShopReview[]
  readonly cities: readonly DemoCity[]
  readonly streets: readonly DemoStreet[]
  readonly deliveryPoints: readonly DemoDeliveryPoint[]
  readonly deliveryMethods: readonly DemoDeliveryMethod[]
  readonly paymentMethods: readonly DemoPaymentMethod[]
  readonly stores: readonly DemoStore[]
  readonly promoCodes: readonly DemoPromoCode[]
  readonly organizations: readonly DemoOrganization[]
  readonly accounts: readonly DemoAccount[]
  readonly orderStatuses: readonly DemoOrderStatus[]
  readonly orders: readonly DemoOrder[]
}
