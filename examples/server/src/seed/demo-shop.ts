import { ACCOUNTS } from './accounts.ts'
import { BANNERS } from './banners.ts'
import { BRANDS } from './brands.ts'
import type {
  DemoBrand,
  DemoCategory,
  DemoCollection,
  DemoFilter,
  DemoProduct,
  DemoSticker
} from './catalogue-shapes.ts'
import { CATEGORIES } from './categories.ts'
import { CATEGORY_SEO_PAGES } from './category-seo-pages.ts'
import { CERTIFICATES } from './certificates.ts'
import { createCollections } from './collections.ts'
import type {
  DemoBanner,
  DemoNews,
  DemoPage,
  DemoSeoPage,
  DemoShopPoint,
  DemoSizeTable,
  DemoWidget
} from './content-shapes.ts'
import { DELIVERY_METHODS, PAYMENT_METHODS, STORES } from './delivery.ts'
import { DELIVERY_POINTS } from './delivery-points.ts'
import { FILTERS } from './filters.ts'
import { NEWS } from './news.ts'
import type { DemoOrder, DemoOrderStatus } from './order-shapes.ts'
import { ORDER_STATUSES } from './order-statuses.ts'
import { createOrders } from './orders.ts'
import { ORGANIZATIONS } from './organizations.ts'
import { PAGES } from './pages.ts'
import { CITIES, STREETS } from './places.ts'
import { createProducts } from './products.ts'
import { PROMO_CODES } from './promo-codes.ts'
import { RAFFLES } from './raffles.ts'
import { SEO_PAGES } from './seo-pages.ts'
import { SETS } from './set-table.ts'
import { SHOP_POINTS } from './shop-points.ts'
import { SHOP_REVIEWS } from './shop-reviews.ts'
import type {
  DemoAccount,
  DemoCertificate,
  DemoCity,
  DemoDeliveryMethod,
  DemoDeliveryPoint,
  DemoOrganization,
  DemoPaymentMethod,
  DemoPromoCode,
  DemoRaffle,
  DemoSet,
  DemoShopReview,
  DemoStore,
  DemoStreet
} from './shop-shapes.ts'
import { SIZE_TABLES } from './size-tables.ts'
import { STICKERS } from './stickers.ts'
import { WIDGETS } from './widgets.ts'

const DEFAULT_PRODUCTS = 520

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
  readonly widgets: readonly DemoWidget[]
  readonly seoPages: readonly DemoSeoPage[]
  readonly shopPoints: readonly DemoShopPoint[]
  readonly reviews: readonly DemoShopReview[]
  readonly raffles: readonly DemoRaffle[]
  readonly cities: readonly DemoCity[]
  readonly streets: readonly DemoStreet[]
  readonly deliveryPoints: readonly DemoDeliveryPoint[]
  readonly deliveryMethods: readonly DemoDeliveryMethod[]
  readonly paymentMethods: readonly DemoPaymentMethod[]
  readonly stores: readonly DemoStore[]
  readonly promoCodes: readonly DemoPromoCode[]
  readonly sets: readonly DemoSet[]
  readonly certificates: readonly DemoCertificate[]
  readonly organizations: readonly DemoOrganization[]
  readonly accounts: readonly DemoAccount[]
  readonly orderStatuses: readonly DemoOrderStatus[]
  readonly orders: readonly DemoOrder[]
}

/** The whole demo shop «Пенал»: the same words and numbers every time. */
export function createDemoShop({ products: count = DEFAULT_PRODUCTS } = {}): DemoShop {
  const products = createProducts(count)
  return {
    categories: CATEGORIES,
    brands: BRANDS,
    filters: FILTERS,
    products,
    stickers: STICKERS,
    collections: createCollections(products),
    sizeTables: SIZE_TABLES,
    banners: BANNERS,
    pages: PAGES,
    news: NEWS,
    widgets: WIDGETS,
    seoPages: [...SEO_PAGES, ...CATEGORY_SEO_PAGES],
    shopPoints: SHOP_POINTS,
    reviews: SHOP_REVIEWS,
    raffles: RAFFLES,
    cities: CITIES,
    streets: STREETS,
    deliveryPoints: DELIVERY_POINTS,
    deliveryMethods: DELIVERY_METHODS,
    paymentMethods: PAYMENT_METHODS,
    stores: STORES,
    promoCodes: PROMO_CODES,
    sets: SETS,
    certificates: CERTIFICATES,
    organizations: ORGANIZATIONS,
    accounts: ACCOUNTS,
    orderStatuses: ORDER_STATUSES,
    orders: createOrders(products)
  }
}
