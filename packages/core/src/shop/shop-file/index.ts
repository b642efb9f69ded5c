export { publicOriginOf } from './public-address.ts'
export { browserSettings, defaultShopSettings, readShopFile } from './read-shop-file.ts'
export type { ShopSettings } from './shop-file.ts'
