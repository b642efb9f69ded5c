export type { InitialState } from './engine/initial-state.ts'
export { type OpenLine, openLine } from './engine/open-line.ts'
export { ApiError, type Failure, type FieldErrors, toFailure } from './platform/api-error.ts'
export { type HeaderNames, type ShopConfig, shopConfig } from './platform/config.ts'
export { createPlainPlatform, type PlainHost } from './platform/memory.ts'
export type {
  Analytics,
  Clock,
  CookieOptions,
  Cookies,
  Device,
  Platform,
  Socket,
  SocketListener,
  Tabs,
  TextStorage
} from './platform/platform.ts'
export { matchRoute } from './routes/route-match.ts'
export { isWithinPage, routePath } from './routes/route-path.ts'
export type { ServiceName, ShopService } from './shop/services.ts'
export { createShop, createShopInSteps, type Shop, type ShopStore } from './shop/shop.ts'
export { VERSION_MODAL } from './shop/shop-live.ts'
export { dehydrate, type ShopState } from './shop/shop-state.ts'
export { realLengths } from './values/phone/real-lengths.ts'
export { formatPrice } from './values/price/price-format.ts'
