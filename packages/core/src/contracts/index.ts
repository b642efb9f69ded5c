export type { EndpointInput, EndpointOutput, EndpointShape, Method } from '../api/endpoint.ts'
export { endpoint } from '../api/endpoint.ts'
export { suggestAddresses, suggestCities } from './address-suggestions.ts'
export { listBanners } from './banners.ts'
export {
  clearBasket,
  getBasket,
  getBasketTotal,
  putBasketProducts,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from './basket.ts'
export {
  countProducts,
  listCategories,
  listFilters,
  listProducts,
  listProductsByIds,
  productSelection,
  productSort,
  viewProduct
} from './catalog.ts'
export { listCategorySuggestions } from './category-suggestions.ts'
export { getConfiguration } from './config-provider.ts'
export { listCurrencies } from './currencies.ts'
export {
  calculateAddressDelivery,
  calculatePickupPointDelivery,
  listDeliveryMethods,
  listDeliveryPoints,
  listShippingAddresses
} from './delivery.ts'
export { imageMinifierPath } from './image-minifier.ts'
export { getInit } from './init.ts'
export { requestRestockLetter } from './mail-sender.ts'
export {
  cancelOrder,
  countOrders,
  createOrder,
  listOrders,
  repeatOrder,
  viewOrder
} from './orders.ts'
export { getPage } from './pages.ts'
export { createPaymentUrl, getPaymentStatus, listPaymentMethods } from './payments.ts'
export { getSeo } from './seo.ts'
export { listSimilarProducts } from './similar-products.ts'
export { listSites } from './sites.ts'
export {
  changePassword,
  getProfile,
  login,
  refreshSession,
  resetPassword,
  signup,
  updateProfile
} from './users.ts'
