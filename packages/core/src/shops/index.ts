export { shopMessages } from './shop.messages.ts'
export {
  type ShopListView,
  type ShopView,
  shopListView,
  shopSearch,
  shopView
} from './shop-list.view.ts'
export {
  foundShops,
  type RegionShops,
  type ShopSearch,
  shopMarkers,
  shopServices,
  shopsByRegion
} from './shop-points.ts'
