export {
  type RegionShops,
  type ShopSearch,
  shopMarkers,
  shopServices,
  shopsByRegion
} from './shop-points.ts'
